import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import type { ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';

import type { Stood } from './DraftReview.ts';
import { fitsSchema } from './fitsSchema.ts';
import { findLiveTabs, thisTab } from './liveTabs.ts';
import { putText } from './putText.ts';

/** What unsaved work is based on: a saved revision, and the draft if there was one. */
export interface JournalBase {
  revision: number;
  generationId: string | null;
  /** Missing in journals of earlier versions. */
  content?: ToolsetDocument;
}

/** Unsaved work of a page that was closed. */
export interface UnsavedWork {
  key: string;
  content: ToolsetDocument;
  base: JournalBase | null;
}

/** What is known of a draft over what stood before. */
export interface KeptReview {
  generationId: string;
  stood: Stood | null;
  /** The choices of its review, which began with `mine`; `shown` is what the form showed with them. */
  chosen: {
    mine: ToolsetDocument;
    shown: ToolsetDocument;
    taken: readonly string[];
    decided: readonly string[];
  } | null;
}

/**
 * Keeps unsaved work in the browser's local storage against crashes: uncommitted text after each key, the content after
 * each pause in typing. Each tab has its own journal; those of closed tabs are restored when the toolset is opened
 * again.
 */
export class Journal {
  readonly #place: string;
  readonly #key: string;
  readonly #liveTabs: ReadonlySet<string>;
  #base: JournalBase | null = null;

  constructor(place: string, tab: string, liveTabs: ReadonlySet<string>) {
    this.#place = place;
    this.#key = `${place}@${tab}`;
    this.#liveTabs = liveTabs;
  }

  /** @param place identifies the toolset, its project and the person. */
  static async open(place: string): Promise<Journal> {
    return new Journal(place, thisTab, await findLiveTabs());
  }

  writeLetters(letters: ReadonlyMap<string, string>, base: JournalBase): void {
    this.#writeBase(base);
    write(lettersOf(this.#key), Object.fromEntries(letters));
  }

  /** @param letters the uncommitted texts beside the content. */
  writeContent(content: ToolsetDocument, base: JournalBase, letters: ReadonlyMap<string, string>): void {
    this.#writeBase(base);
    write(this.#key, content);
    write(lettersOf(this.#key), letters.size > 0 ? Object.fromEntries(letters) : null);
  }

  clear(): void {
    this.delete({ key: this.#key });
  }

  /** Unsaved work of closed tabs and of this tab's last visit, newest first; without what is in an earlier shape. */
  findUnsaved(schema: ToolsetSchema, present: ToolsetDocument): UnsavedWork[] {
    const keys = new Set(Object.keys(localStorage).map((key) => key.replace(/:(?:typed|base)$/, '')));
    return [...keys]
      .filter((key) => key === this.#place || (key.startsWith(`${this.#place}@`) && !this.#isOfOther(key)))
      .flatMap((key) => {
        const [content, letters] = [read(key), read(lettersOf(key))];
        const base = read(baseOf(key)) as (JournalBase & { at?: number }) | null;
        if ((!content && !letters) || !fitsSchema(content ?? base?.content, schema)) return [];
        let result = content ?? base?.content ?? present;
        for (const [pointer, text] of Object.entries(letters ?? {})) {
          if (typeof text === 'string') result = putText(result, pointer, text, schema);
        }
        return [{ key, content: result, base, at: base?.at ?? 0 }];
      })
      .toSorted((a, b) => b.at - a.at);
  }

  delete({ key }: Pick<UnsavedWork, 'key'>): void {
    if (key === this.#key) this.#base = null;
    for (const each of [key, lettersOf(key), baseOf(key)]) localStorage.removeItem(each);
  }

  /** The side of a conflict that was not chosen; shared by all tabs. */
  readSetAside(): ToolsetDocument | null {
    return read(`${this.#place}:set-aside`);
  }

  writeSetAside(content: ToolsetDocument | null): void {
    write(`${this.#place}:set-aside`, content);
  }

  /** What was known and chosen of a draft that is neither saved nor discarded; shared by all tabs. */
  readReview(): KeptReview | null {
    return read(`${this.#place}:review`) as KeptReview | null;
  }

  writeReview(review: KeptReview | null): void {
    write(`${this.#place}:review`, review);
  }

  #isOfOther(key: string): boolean {
    return key !== this.#key && this.#liveTabs.has(key.slice(this.#place.length + 1));
  }

  #writeBase(base: JournalBase): void {
    if (base === this.#base) return;
    this.#base = base;
    write(baseOf(this.#key), { ...base, at: Date.now() });
  }
}

const prefixOf = (userId: string) => `draft:${userId}:`;

/** Key prefix of the journals of a toolset in a person's project. */
export const journalPlace = (userId: string, projectId: string, toolsetId: string) =>
  `${prefixOf(userId)}${projectId}:${toolsetId}`;

/** All unsaved work of a person on this device. */
export function deleteUnsaved(userId: string): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefixOf(userId))) localStorage.removeItem(key);
}

const lettersOf = (key: string) => `${key}:typed`;
const baseOf = (key: string) => `${key}:base`;

function read(key: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function write(key: string, value: object | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or unavailable: the page still has the work, and leaving it asks first.
  }
}
