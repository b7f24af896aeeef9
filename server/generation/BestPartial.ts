import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

type ReadWhole = () => ToolsetDocument | null;

/** The most that a model has written of a step in any of its tries: the last one may have come less far. */
export class BestPartial {
  #size = 0;
  #readWhole: ReadWhole = () => null;

  offer(content: ToolsetDocument, readWhole: ReadWhole): void {
    const size = JSON.stringify(content).length;
    if (size < this.#size) return;
    this.#size = size;
    this.#readWhole = readWhole;
  }

  /** What of it is whole; null: nothing. */
  readWhole(): ToolsetDocument | null {
    return this.#readWhole();
  }
}
