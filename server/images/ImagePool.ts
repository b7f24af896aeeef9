import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

import { ApplicationError } from '#server/errors/ApplicationError.ts';
import { FairTurns } from '#server/processes/FairTurns.ts';
import { forkConfined } from '#server/processes/forkConfined.ts';
import { programFile } from '#server/processes/programFile.ts';

import { readImageHeader } from './readImageHeader.ts';
import type { KeptImage } from './reencode.ts';
import type { ImageAnswer, ImageOrder } from './reencodeOne.ts';

const most = 2;
const mostWaiting = 40;
const mostWaitingEach = 5;
const longest = 20_000; // milliseconds for one image

/** Decodes and encodes uploaded images, each in a process of its own; two at once, the others wait. */
export class ImagePool {
  readonly #start: () => ChildProcess;
  readonly #running = new Set<ChildProcess>();
  readonly #turns = new FairTurns({ most, mostWaiting, mostWaitingEach });

  constructor(start = startImageProcess) {
    this.#start = start;
  }

  /**
   * A person's image as it is kept.
   *
   * @throws ApplicationError when it is none that is taken; UnavailableError when too many wait; TooManyRequestsError
   * when these are this person's
   */
  async reencode(person: string, bytes: Buffer): Promise<KeptImage> {
    const header = readImageHeader(bytes);
    return this.#turns.take(person, () => this.#run({ bytes, header }));
  }

  close(): void {
    this.#turns.close();
    for (const child of this.#running) child.kill('SIGKILL');
  }

  /** An image that its decoder dies of, or takes too long for, is as broken as one that it refuses. */
  async #run(order: ImageOrder): Promise<KeptImage> {
    const child = this.#start();
    this.#running.add(child);
    const timer = setTimeout(() => child.kill('SIGKILL'), longest);
    const gone = once(child, 'exit').then(() => null);
    child.on('error', () => undefined);
    try {
      const answered = once(child, 'message').then(([answer]) => answer as ImageAnswer);
      child.send(order);
      const answer = await Promise.race([answered, gone]);
      if (!answer || 'fault' in answer) throw new ApplicationError('image-broken');
      return answer.image;
    } finally {
      clearTimeout(timer);
      child.kill('SIGKILL');
      this.#running.delete(child);
    }
  }
}

function startImageProcess(): ChildProcess {
  return forkConfined(programFile('reencodeOne'), { memory: 256, stderr: 'ignore' });
}
