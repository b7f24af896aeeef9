import { mergeDocuments } from '#engine/merge/mergeDocuments.ts';
import { equalJson } from '#engine/schema/equalJson.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import { withoutInserted } from './withoutInserted.ts';

/** An edit that can be taken back. */
interface Entry {
  /** What was edited, as a JSON pointer. */
  pointer: string;
  before: ToolsetDocument;
  after: ToolsetDocument;
}

/** What was edited, and the content with or without that edit. */
interface Step {
  pointer: string;
  content: ToolsetDocument;
}

/** How many edits can be taken back. */
const depth = 100;

/**
 * Edits that a person can take back, the last one first, and make again. What was changed since then stays, and saving
 * changes nothing in it.
 */
export class EditHistory {
  #entries: readonly Entry[] = [];
  #undone: readonly Entry[] = [];
  #listeners = new Set<() => void>();

  get isEmpty(): boolean {
    return this.#entries.length === 0;
  }

  /** Whether nothing was taken back that could be made again. */
  get isUpToDate(): boolean {
    return this.#undone.length === 0;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  record(entry: Entry): void {
    this.#replace([...this.#entries, entry].slice(-depth), []);
  }

  clear(): void {
    if (!this.isEmpty || !this.isUpToDate) this.#replace([], []);
  }

  /** Takes the last edit out of `present`; null without one that is still in it. */
  takeBack(present: ToolsetDocument): Step | null {
    for (let rest = this.#entries; ; rest = rest.slice(0, -1)) {
      const last = rest.at(-1);
      if (!last) {
        this.#replace([], this.#undone);
        return null;
      }
      const merged = mergeDocuments(last.after, present, last.before).document;
      // An item that was written in since goes with all of it, and comes back so.
      const emptied = equalJson(merged, present) ? withoutInserted(last, present) : null;
      if (!emptied && equalJson(merged, present)) continue;
      const undone = emptied ? { ...last, before: emptied, after: present } : last;
      this.#replace(rest.slice(0, -1), [...this.#undone, undone]);
      return { pointer: last.pointer, content: emptied ?? merged };
    }
  }

  /** Makes the edit again that was taken back last; null without one. */
  makeAgain(present: ToolsetDocument): Step | null {
    for (let rest = this.#undone; ; rest = rest.slice(0, -1)) {
      const last = rest.at(-1);
      const content = last && mergeDocuments(last.before, present, last.after).document;
      if (last && equalJson(content, present)) continue;
      this.#replace(last ? [...this.#entries, last] : this.#entries, rest.slice(0, -1));
      return last && content ? { pointer: last.pointer, content } : null;
    }
  }

  #replace(entries: readonly Entry[], undone: readonly Entry[]): void {
    this.#entries = entries;
    this.#undone = undone;
    for (const listener of this.#listeners) listener();
  }
}
