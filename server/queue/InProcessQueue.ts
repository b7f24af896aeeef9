import type { JobQueue } from './JobQueue.ts';

/** The queue without Redis: notifies workers of this process. */
export class InProcessQueue implements JobQueue {
  readonly #concurrency: number;
  readonly #waiting = new Set<string>();
  readonly #running = new Map<string, Promise<void>>();
  #handle: ((id: string) => Promise<void>) | null = null;

  constructor({ concurrency }: { concurrency: number }) {
    this.#concurrency = concurrency;
  }

  enqueue(id: string): void {
    this.#waiting.add(id);
    this.#next();
  }

  async start(handle: (id: string) => Promise<void>): Promise<void> {
    this.#handle = handle;
    this.#next();
  }

  async stop(): Promise<void> {
    this.#handle = null;
    await Promise.allSettled(this.#running.values());
  }

  async ping(): Promise<void> {}

  #next(): void {
    for (const id of this.#waiting) {
      if (!this.#handle || this.#running.size >= this.#concurrency) return;
      if (this.#running.has(id)) continue;
      this.#waiting.delete(id);
      const end = () => {
        this.#running.delete(id);
        this.#next();
      };
      const run = this.#handle(id).then(end, end);
      this.#running.set(id, run);
    }
  }
}
