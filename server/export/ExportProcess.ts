import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

import type { Logger } from 'pino';

import { UnavailableError } from '#server/errors/UnavailableError.ts';

import type { ExportAnswer } from './writeOrders.ts';
import type { WrittenOrder } from './WrittenOrder.ts';

/** One process that writes exports, an order at a time. */
export class ExportProcess {
  readonly #child: ChildProcess;
  readonly #gone: Promise<void>;
  #rest: NodeJS.Timeout | undefined;

  constructor(child: ChildProcess, logger: Logger) {
    this.#child = child;
    this.#gone = once(child, 'exit').then(() => undefined);
    // A send to a process that has died; what waits for its answer learns that from "exit".
    child.on('error', (err) => logger.warn({ err }, 'export process'));
    child.stderr?.on('data', (text: Buffer) => logger.warn({ text: text.toString().slice(0, 2000) }, 'export process'));
  }

  get isAlive(): boolean {
    return this.#child.connected;
  }

  /** @throws UnavailableError when it dies or takes more than `longest` milliseconds */
  async write(order: WrittenOrder, longest: number): Promise<Uint8Array> {
    clearTimeout(this.#rest);
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), longest);
    const answered = Promise.withResolvers<ExportAnswer>();
    this.#child.once('message', answered.resolve);
    this.#child.send(order);
    try {
      const answer = await Promise.race([answered.promise, this.#gone.then(() => null)]);
      if (!answer) throw new UnavailableError({ cause: 'the export process ended before its answer' });
      if ('fault' in answer) throw new Error(answer.fault);
      return answer.file;
    } finally {
      clearTimeout(timer);
      this.#child.off('message', answered.resolve);
    }
  }

  /** Ends the process unless it gets work before. */
  endAfter(milliseconds: number, onEnd: () => void): void {
    this.#rest = setTimeout(() => {
      onEnd();
      void this.end();
    }, milliseconds).unref();
  }

  async end(): Promise<void> {
    clearTimeout(this.#rest);
    this.#child.kill('SIGKILL');
    await this.#gone;
  }
}
