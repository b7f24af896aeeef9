import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';
import type { ToolsetSchema } from '#engine/toolset/ToolsetSchema.ts';

import { findLiveTabs, thisTab } from './liveTabs.ts';
import { putText } from './putText.ts';

/** What unsaved work was made from: a saved revision, and the draft if there was one. */
export interface JournalBase {
  revision: number;
  generationId: string | null;
  /** Missing in journals of earlier versions. */
  content?: ToolsetDocument;
}

/** Unsaved work of a page that is gone. */
export interface UnsavedWork {
  key: string;
  content: ToolsetDocument;
  base: JournalBase | null;
}

/**
 * Keeps unsaved work in the browser's local storage, so that a crash loses nothing: the letters in hand at every letter,
 * the content whenever typing pauses. Each tab has a journal of its own; those of tabs that are gone are taken up by
 * whoever opens the same toolset.
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

  /** @param place names the toolset, its project and the person. */
  static async open(place: string): Promise<Journal> {
    return new Journal(place, thisTab, await findLiveTabs());
  }

  writeLetters(letters: ReadonlyMap<string, string>, base: JournalBase): void {
    this.#writeBase(base);
    write(lettersOf(this.#key), Object.fromEntries(letters));
  }

  /** @param letters what is still in hand beside the content. */
  writeContent(content: ToolsetDocument, base: JournalBase, letters: ReadonlyMap<string, string>): void {
    this.#writeBase(base);
    write(this.#key, content);
    write(lettersOf(this.#key), letters.size > 0 ? Object.fromEntries(letters) : null);
  }

  clear(): void {
    this.forget({ key: this.#key });
  }

  /** Unsaved work of tabs that are gone, and of this one's last visit; the newest first. */
  findUnsaved(schema: ToolsetSchema, present: ToolsetDocument): UnsavedWork[] {
    const keys = new Set(Object.keys(localStorage).map((key) => key.replace(/:(?:typed|base)$/, '')));
    return [...keys]
      .filter((key) => key === this.#place || (key.startsWith(`${this.#place}@`) && !this.#isOfOther(key)))
      .flatMap((key) => {
        const [content, letters] = [read(key), read(lettersOf(key))];
        const base = read(baseOf(key)) as (JournalBase & { at?: number }) | null;
        if (!content && !letters) return [];
        let result = content ?? base?.content ?? present;
        for (const [pointer, text] of Object.entries(letters ?? {})) {
          if (typeof text === 'string') result = putText(result, pointer, text, schema);
        }
        return [{ key, content: result, base, at: base?.at ?? 0 }];
      })
      .toSorted((a, b) => b.at - a.at);
  }

  forget({ key }: Pick<UnsavedWork, 'key'>): void {
    if (key === this.#key) this.#base = null;
    for (const each of [key, lettersOf(key), baseOf(key)]) localStorage.removeItem(each);
  }

  /** The side of a conflict that was not chosen, for any tab. */
  readSetAside(): ToolsetDocument | null {
    return read(`${this.#place}:set-aside`);
  }

  writeSetAside(content: ToolsetDocument | null): void {
    write(`${this.#place}:set-aside`, content);
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

/** The place of the journals of one toolset of one project of one person. */
export const journalPlace = (userId: string, projectId: string, toolsetId: string) =>
  `${prefixOf(userId)}${projectId}:${toolsetId}`;

/** Everything one person left unsaved on this device. */
export function forgetUnsaved(userId: string): void {
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
    // Storage is full or closed: the work still stands on the page, and leaving it asks first.
  }
}
