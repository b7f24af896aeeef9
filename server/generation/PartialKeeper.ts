import type { PartialDocument } from '#server/database/repositories/generationSteps.ts';

type Read = () => PartialDocument;

/**
 * Throttles writes of partial documents: only the newest is written, one at a time and at most once per interval. The
 * last one is always written, so the row lags by at most one interval. A document is read when it is written.
 */
export class PartialKeeper {
  readonly #write: (document: PartialDocument) => Promise<void>;
  readonly #every: number;
  #newest: Read | null = null;
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(write: (document: PartialDocument) => Promise<void>, every: number) {
    this.#write = write;
    this.#every = every;
  }

  offer(read: Read): void {
    this.#newest = read;
    this.#timer ??= setTimeout(() => this.#flush(), this.#every);
  }

  /** Drops what is not yet written; resolves when a running write has ended. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#newest = null;
    await this.#writing;
  }

  #flush(): void {
    this.#timer = undefined;
    const document = this.#newest?.();
    this.#newest = null;
    if (document) this.#writing = this.#writing.then(() => this.#write(document));
  }
}
