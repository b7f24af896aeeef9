import { schemaAt } from '#engine/schema/schemaAt.ts';
import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';
import type { ToolsetSchema } from '#engine/toolset/ToolsetSchema.ts';

import { putAt } from './putAt.ts';
import { textToValue } from './textToValue.ts';

/**
 * Keeps what was typed and not yet saved in the browser's local storage, so that a crash loses nothing: the text in
 * hand at every letter, the whole document whenever typing pauses.
 */
export class Journal {
  #key: string;
  #storage: Storage;

  constructor(key: string, storage: Storage) {
    this.#key = key;
    this.#storage = storage;
  }

  writeTyped(texts: ReadonlyMap<string, string>): void {
    this.#write(typedKey(this.#key), Object.fromEntries(texts));
  }

  writeDocument(content: ToolsetDocument): void {
    this.#write(this.#key, content);
    this.#storage.removeItem(typedKey(this.#key));
  }

  clear(): void {
    clearJournal(this.#key, this.#storage);
  }

  // A full or forbidden storage must not stop a person from typing.
  #write(key: string, value: unknown): void {
    try {
      this.#storage.setItem(key, JSON.stringify(value));
    } catch {
      return;
    }
  }
}

/** `content` with everything that was typed and never saved, or null when the journal holds nothing. */
export function restoreJournal(
  key: string,
  schema: ToolsetSchema,
  content: ToolsetDocument | null,
  storage: Storage = localStorage,
): ToolsetDocument | null {
  const document = read(storage, key);
  const typed = read(storage, typedKey(key));
  if (!document && !typed) return null;
  let result = (document ?? content ?? {}) as ToolsetDocument;
  for (const [pointer, text] of Object.entries(typed ?? {})) {
    const node = schemaAt(schema, pointer);
    if (node && typeof text === 'string') {
      result = putAt(result, pointer, textToValue(text, node, pointer), schema);
    }
  }
  return result;
}

export function clearJournal(key: string, storage: Storage = localStorage): void {
  storage.removeItem(key);
  storage.removeItem(typedKey(key));
}

function read(storage: Storage, key: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function typedKey(key: string): string {
  return `${key}:typed`;
}
