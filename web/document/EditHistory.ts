import { mergeDocuments } from '#engine/merge/mergeDocuments.ts';
import { equalJson } from '#engine/schema/equalJson.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

/** An edit that can be taken back. */
interface Entry {
  /** What was edited, as a JSON pointer. */
  pointer: string;
  before: ToolsetDocument;
  after: ToolsetDocument;
}

/** How many edits can be taken back. */
const depth = 100;

/** Edits that a person can take back, the last one first. What was changed since then stays. */
export class EditHistory {
  #entries: readonly Entry[] = [];
  #listeners = new Set<() => void>();

  get isEmpty(): boolean {
    return this.#entries.length === 0;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  record(entry: Entry): void {
    this.#replace([...this.#entries, entry].slice(-depth));
  }

  clear(): void {
    if (!this.isEmpty) this.#replace([]);
  }

  /** Takes the last edit out of `present`; null without one that is still in it. */
  takeBack(present: ToolsetDocument): { pointer: string; content: ToolsetDocument } | null {
    for (let rest = this.#entries; ; rest = rest.slice(0, -1)) {
      const last = rest.at(-1);
      const content = last && mergeDocuments(last.after, present, last.before).document;
      if (last && equalJson(content, present)) continue;
      this.#replace(rest.slice(0, -1));
      return last && content ? { pointer: last.pointer, content } : null;
    }
  }

  #replace(entries: readonly Entry[]): void {
    this.#entries = entries;
    for (const listener of this.#listeners) listener();
  }
}
