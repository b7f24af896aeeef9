import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';

/**
 * Writes the newest of many documents down, at most once in a while and never two at a time. What comes last is written as
 * well, so that the row is never further behind than that while.
 */
export class PartialKeeper {
  readonly #write: (document: ToolsetDocument) => Promise<void>;
  readonly #every: number;
  #newest: ToolsetDocument | null = null;
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(write: (document: ToolsetDocument) => Promise<void>, every: number) {
    this.#write = write;
    this.#every = every;
  }

  offer(document: ToolsetDocument): void {
    this.#newest = document;
    this.#timer ??= setTimeout(() => this.#flush(), this.#every);
  }

  /** Forgets what was not written; resolves when nothing is being written any more. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#newest = null;
    await this.#writing;
  }

  #flush(): void {
    this.#timer = undefined;
    const document = this.#newest;
    this.#newest = null;
    if (document) this.#writing = this.#writing.then(() => this.#write(document));
  }
}
