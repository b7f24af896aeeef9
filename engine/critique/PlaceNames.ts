import { mapIds } from '#engine/prompt/names/mapIds.ts';
import { unconfirmedSign } from '#engine/provenance/markUnconfirmed.ts';
import { formatPointer } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import type { ReadToolset } from './CritiqueInput.ts';

/** What a short name stands for: an item of an outermost list, or a field outside of them. */
export interface NamedPlace {
  read: ReadToolset;
  /** Into the document as it stands. */
  pointer: string;
}

/**
 * Short names for the places of a project that a model may point to: a pointer into a document is long, and models
 * count entries of a list wrongly.
 */
export class PlaceNames {
  readonly #places = new Map<string, NamedPlace>();
  /** By toolset and pointer of a field, or id of an item. */
  readonly #names = new Map<string, string>();
  /** By id alone, for what refers to an item. */
  readonly #referred = new Map<string, string>();

  constructor(toolsets: readonly ReadToolset[]) {
    for (const read of toolsets) this.#nameWithin(read, read.document, '');
  }

  /** The place of a name as a model writes it, also in its brackets. */
  find(name: string): NamedPlace | undefined {
    return this.#places.get(name.trim().replace(/^\[/, '').replace(/\]$/, '').toLowerCase());
  }

  /** A toolset as a model reads it: items under their names in place of ids, and what refers to them as well. */
  shorten({ toolset: { manifest }, shown }: ReadToolset): ToolsetDocument {
    const bound = new Set(manifest.binds.map(({ field }) => field));
    return mapIds(shown, {
      own: (id, list) => (list.includes('/*') ? undefined : this.#names.get(keyOf(manifest.id, id))),
      reference: (text, pattern) => (bound.has(pattern) ? this.#referred.get(itemOf(text)) : text),
    });
  }

  /** The same with the names of its fields, once it is as short as it is sent. */
  nameFields({ toolset: { manifest } }: ReadToolset, document: ToolsetDocument): ToolsetDocument {
    return Object.fromEntries(
      Object.entries(document).map(([key, value]) => {
        const field = key.endsWith(unconfirmedSign) ? key.slice(0, -1) : key;
        const name = this.#names.get(keyOf(manifest.id, formatPointer([field])));
        return [name && !isListOfItems(value) ? `[${name}] ${key}` : key, value];
      }),
    );
  }

  #nameWithin(read: ReadToolset, value: unknown, pointer: string): void {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, child] of Object.entries(value)) {
      const at = pointer + formatPointer([key]);
      if (pointer === '' && !isListOfItems(child)) this.#add(read, at, at);
      if (!Array.isArray(child)) this.#nameWithin(read, child, at);
      else for (const [index, item] of child.entries()) this.#nameItem(read, item, `${at}/${index}`);
    }
  }

  #nameItem(read: ReadToolset, item: unknown, pointer: string): void {
    const { id } = (typeof item === 'object' && item !== null ? item : {}) as { id?: unknown };
    if (typeof id !== 'string') return;
    const name = this.#add(read, pointer, id);
    if (!this.#referred.has(id)) this.#referred.set(id, name);
  }

  #add(read: ReadToolset, pointer: string, what: string): string {
    const name = `p${this.#places.size + 1}`;
    this.#places.set(name, { read, pointer });
    this.#names.set(keyOf(read.toolset.manifest.id, what), name);
    return name;
  }
}

function isListOfItems(value: unknown): boolean {
  return Array.isArray(value) && value.some((item) => typeof item === 'object' && item !== null);
}

function keyOf(toolset: string, what: string): string {
  return `${toolset} ${what}`;
}

/** The item of the id of a source or a claim: its last part. */
function itemOf(text: string): string {
  return text.slice(text.lastIndexOf('/') + 1).trim();
}
