import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

import { FairTurns } from './FairTurns.ts';

const most = 2;
const mostWaiting = 40;
const mostWaitingEach = 5;

interface ProcessPoolOptions {
  start: () => ChildProcess;
  /** Milliseconds for one piece of work. */
  longest: number;
}

/** Work on what people upload, each piece in a process of its own; two at once, the others wait. */
export class ProcessPool<Order extends object, Answer> {
  readonly #options: ProcessPoolOptions;
  readonly #running = new Set<ChildProcess>();
  readonly #turns = new FairTurns({ most, mostWaiting, mostWaitingEach });

  constructor(options: ProcessPoolOptions) {
    this.#options = options;
  }

  /**
   * What the process makes of a person's order; null where it dies of it, or takes too long.
   *
   * @throws UnavailableError when too many wait; TooManyRequestsError when these are this person's
   */
  ask(person: string, order: Order): Promise<Answer | null> {
    return this.#turns.take(person, () => this.#run(order));
  }

  close(): void {
    this.#turns.close();
    for (const child of this.#running) child.kill('SIGKILL');
  }

  async #run(order: Order): Promise<Answer | null> {
    const child = this.#options.start();
    this.#running.add(child);
    const timer = setTimeout(() => child.kill('SIGKILL'), this.#options.longest);
    const gone = once(child, 'exit').then(() => null);
    child.on('error', () => undefined);
    try {
      const answered = once(child, 'message').then(([answer]) => answer as Answer);
      child.send(order);
      return await Promise.race([answered, gone]);
    } finally {
      clearTimeout(timer);
      child.kill('SIGKILL');
      this.#running.delete(child);
    }
  }
}
