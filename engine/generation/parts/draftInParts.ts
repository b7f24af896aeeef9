import { LanguageModelError } from '#engine/errors/LanguageModelError.ts';
import type { GeneratedDocument } from '#engine/generation/generateDocument.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { checkDocument } from '#engine/validation/checkDocument.ts';

import type { DraftInput } from './draftDocument.ts';
import type { DraftPart } from './DraftPart.ts';
import { itemsAt } from './itemsAt.ts';
import { restOfPart } from './restOfPart.ts';
import { BrokenOffError, writePart } from './writePart.ts';

/** Calls for each that was planned, at most: for the rest of lists, and of answers that broke off for their length. */
const mostForOne = 5;
/** What does no harm to a document whose open questions alone are missing. */
const withoutQuestions = ['model-malformed', 'model-too-long', 'model-refused'];

/**
 * Writes a document in several calls, each told what those before have written. Of an answer that is too long it keeps
 * what is whole, and asks for the rest anew.
 *
 * @param begun what is there already
 * @throws LanguageModelError as `generateDocument` does, of whichever call.
 */
export async function draftInParts(
  input: DraftInput,
  parts: readonly DraftPart[],
  begun: ToolsetDocument = {},
): Promise<GeneratedDocument> {
  const result: GeneratedDocument = {
    document: begun,
    cut: [],
    citations: { kept: 0, dropped: [] },
    note: null,
    repaired: false,
  };
  const waiting = [...parts];
  for (let left = parts.length * mostForOne; waiting.length > 0 && left > 0; left -= 1) {
    const part = waiting.shift()!;
    const before = result.document;
    try {
      const written = await writePart(input, part, before);
      result.document = written.document;
      result.cut.push(...written.cut);
      result.citations.kept += written.citations.kept;
      result.citations.dropped.push(...written.citations.dropped);
      result.repaired ||= written.repaired;
      if (part.list && isUnfinished(part, part.list, { before, after: written.document })) waiting.unshift(part);
    } catch (error) {
      if (error instanceof BrokenOffError) {
        result.document = error.whole;
        waiting.unshift(...restOfPart(input, part, { before, after: error.whole }));
      } else if (!part.isLast || !(error instanceof LanguageModelError) || !withoutQuestions.includes(error.code)) {
        throw error;
      }
    }
  }
  const faults = checkDocument(input.validate, result.document);
  if (faults.length === 0) return result;
  throw new LanguageModelError('model-malformed', 'The parts do not make a valid document.', {
    faults: faults.slice(0, 10),
  });
}

/** Whether as many items came as were asked for, and the list is not long enough yet. */
function isUnfinished(
  { fields }: DraftPart,
  { most, enough }: NonNullable<DraftPart['list']>,
  { before, after }: { before: object; after: object },
): boolean {
  const count = itemsAt(after, fields[0]!).length;
  return count < enough && count - itemsAt(before, fields[0]!).length >= most;
}
