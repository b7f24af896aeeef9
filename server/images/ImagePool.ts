import type { ChildProcess } from 'node:child_process';

import { ApplicationError } from '#server/errors/ApplicationError.ts';
import { forkConfined } from '#server/processes/forkConfined.ts';
import { ProcessPool } from '#server/processes/ProcessPool.ts';
import { programFile } from '#server/processes/programFile.ts';

import { readImageHeader } from './readImageHeader.ts';
import type { KeptImage } from './reencode.ts';
import type { ImageAnswer, ImageOrder } from './reencodeOne.ts';

const longest = 20_000; // milliseconds for one image

/** Decodes and encodes uploaded images, each in a process of its own. */
export class ImagePool {
  readonly #processes: ProcessPool<ImageOrder, ImageAnswer>;

  constructor(start = startImageProcess) {
    this.#processes = new ProcessPool({ start, longest });
  }

  /**
   * A person's image as it is kept. One that its decoder dies of, or takes too long for, is as broken as one that it
   * refuses.
   *
   * @param longestSide the most pixels of its longer direction, where these are not as many as usual
   * @throws ApplicationError when it is none that is taken; UnavailableError when too many wait; TooManyRequestsError
   * when these are this person's
   */
  async reencode(person: string, bytes: Buffer, longestSide?: number): Promise<KeptImage> {
    const answer = await this.#processes.ask(person, { bytes, header: readImageHeader(bytes), longestSide });
    if (!answer || 'fault' in answer) throw new ApplicationError('image-broken');
    return answer.image;
  }

  close(): void {
    this.#processes.close();
  }
}

function startImageProcess(): ChildProcess {
  return forkConfined(programFile('reencodeOne'), { memory: 256, stderr: 'ignore' });
}
