import { isCaptions, readCaptions } from '#engine/sources/readCaptions.ts';
import { mostSourceCharacters } from '#engine/sources/sourceRules.ts';
import { ApplicationError } from '#server/errors/ApplicationError.ts';
import { forkConfined } from '#server/processes/forkConfined.ts';
import { ProcessPool } from '#server/processes/ProcessPool.ts';
import { programFile } from '#server/processes/programFile.ts';

import { decodeText } from './decodeText.ts';
import type { Extracted, ExtractFault, ExtractOrder } from './extractOne.ts';
import { settleText } from './settleText.ts';

// Milliseconds for one document, with the start of its process on a busy machine.
const longest = 60_000;
const memory = 400; // megabytes

const codes = {
  broken: 'source-broken',
  locked: 'source-locked',
  scan: 'source-scan',
  'too-long': 'source-too-long',
  type: 'source-type',
} satisfies Record<ExtractFault, string>;

/** Takes the text out of what people upload; Word documents and PDFs are read in a process of their own. */
export class SourceReader {
  readonly #processes = new ProcessPool<ExtractOrder, Extracted>({ start: startReader, longest });

  /**
   * The text of a person's file, by what is in it and not by what it is called.
   *
   * @throws ApplicationError when there is none that can be read, or more than a source may have; UnavailableError when
   * too many wait; TooManyRequestsError when these are this person's
   */
  async read(person: string, bytes: Buffer): Promise<string> {
    const type = typeOf(bytes);
    if (type === 'locked') throw refusal('locked');
    if (type === 'text') {
      const text = decodeText(bytes);
      if (text === null) throw refusal('type');
      const settled = settleText(text);
      return settleText(isCaptions(settled) ? readCaptions(settled) : settled);
    }
    const answer = await this.#processes.ask(person, { bytes, type });
    if (!answer || 'fault' in answer) throw refusal(answer?.fault ?? 'broken');
    return settleText(answer.text);
  }

  close(): void {
    this.#processes.close();
  }
}

const refusal = (fault: ExtractFault) => new ApplicationError(codes[fault], { limit: mostSourceCharacters });

const beginsWith = (bytes: Buffer, hex: string) => bytes.subarray(0, hex.length / 2).toString('hex') === hex;

/** A Word document with a password is a file of the old kind, which holds the new one encrypted. */
function typeOf(bytes: Buffer): ExtractOrder['type'] | 'locked' | 'text' {
  if (bytes.subarray(0, 1024).includes('%PDF-')) return 'pdf';
  if (beginsWith(bytes, '504b0304')) return 'docx';
  return beginsWith(bytes, 'd0cf11e0a1b11ae1') ? 'locked' : 'text';
}

function startReader() {
  return forkConfined(programFile('extractOne'), { memory, stderr: 'ignore' });
}
