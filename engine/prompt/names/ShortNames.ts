import type { AllowedReferences } from '#engine/generation/toStrictSchema.ts';
import { type Bind, isItemBind } from '#engine/references/Bind.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import { type IndexedToolset, ItemIndex, keyOfItem } from './ItemIndex.ts';
import { mapIds } from './mapIds.ts';

/** A document that a prompt holds, and whose it is: how it refers to others. */
export interface NamedDocument {
  document: ToolsetDocument;
  manifest: IndexedToolset;
}

/**
 * The ids of a prompt under short names, such as "p3": an id has 26 letters, which are 16 tokens, and models mistake
 * one for another. A name is the first letter of the list and a number. An item has the same name wherever it is told,
 * and no other item has it, also where two documents use one id for different things; items that nothing can refer to
 * have none.
 */
export class ShortNames {
  /** By the key of an item; by the id of a claim or a source whose document is not told. */
  readonly #names = new Map<string, string>();
  readonly #counts = new Map<string, number>();
  readonly #items = new ItemIndex();
  /** By the pattern of a field, what each name stands for there. */
  readonly #ids = new Map<string, ReadonlyMap<string, string>>();
  /** By the pattern of a field, the names in the order of the ids. */
  readonly allowed: AllowedReferences;

  /**
   * @param documents those that are told
   * @param own what stands in the toolset that is drafted
   * @param references the ids that each field of the answer may have, by its pattern; also those of the items that
   *   stand there now, by the pattern of their `id`
   */
  constructor(documents: readonly NamedDocument[], own: NamedDocument, references: AllowedReferences) {
    const read = [...documents, own].map(readIds);
    for (const { manifest, own: items } of read) for (const { id, list } of items) this.#items.add(manifest, list, id);

    const referred = new Set<string | undefined>();
    const targetOf = targetsIn(own.manifest, this.#items);
    for (const [pattern, ids] of Object.entries(references)) for (const id of ids) referred.add(targetOf(pattern, id));
    for (const { told } of read) for (const { bind, id } of told) referred.add(this.#items.find(bind, id));
    for (const { manifest, own: items } of read)
      for (const { id, list } of items) {
        const key = keyOfItem(manifest.id, list, id);
        if (referred.has(key) && !this.#names.has(key)) this.#names.set(key, this.#next(list));
      }

    const allowed = Object.entries(references).map(([pattern, ids]) => {
      const known = new Map<string, string>();
      for (const id of ids) known.set(this.#nameUnlike(known, targetOf(pattern, id) ?? id, id), id);
      this.#ids.set(pattern, known);
      return [pattern, [...known.keys()]] as const;
    });
    this.allowed = Object.fromEntries(allowed);
    // A model may name them by their titles as well.
    for (const bind of own.manifest.binds.filter(isItemBind))
      if (bind.toolset === own.manifest.id)
        this.#ids.set(bind.field, this.#ids.get(`${bind.list}/*/id`) ?? new Map<string, string>());
  }

  /** The name of a source; its id where it has none. */
  nameOfSource(id: string): string {
    return this.#names.get(this.#items.source(id) ?? id) ?? id;
  }

  /** The name of a claim; its id where it has none. */
  nameOfClaim(id: string): string {
    return this.#names.get(id) ?? this.#names.get(this.#items.claim(id) ?? id) ?? id;
  }

  /** A document with names in place of ids, and without those that nothing can refer to. */
  shorten({ document, manifest }: NamedDocument): ToolsetDocument {
    const bindOf = bindsByField(manifest);
    return mapIds(document, {
      own: (id, list) => this.#names.get(keyOfItem(manifest.id, list, id)),
      reference: (text, pattern) => {
        const bind = bindOf.get(pattern);
        return bind ? this.#nameAt(bind, text.trim()) : text;
      },
    });
  }

  /** An answer's document with ids in place of names; a name that was not given stays. */
  restore(document: ToolsetDocument): ToolsetDocument {
    const idAt = (pattern: string, name: string) => this.#ids.get(pattern)?.get(name) ?? name;
    return mapIds(document, {
      own: (name, list) => idAt(`${list}/*/id`, name),
      reference: (text, pattern) => idAt(pattern, text),
    });
  }

  #nameAt(bind: Bind, reference: string): string {
    const key = this.#items.find(bind, reference);
    return this.#names.get(reference) ?? (key === undefined ? undefined : this.#names.get(key)) ?? reference;
  }

  /** A name of its own for an id whose item has lent its name to another in the same field. */
  #nameUnlike(taken: ReadonlyMap<string, string>, key: string, id: string): string {
    const name = this.#names.get(key);
    if (name !== undefined && !taken.has(name)) return name;
    const own = this.#next(id.split('/')[1] ?? '');
    this.#names.set(id, own);
    return own;
  }

  #next(list: string): string {
    const letter = /^[a-z]/i.exec(list.slice(list.lastIndexOf('/') + 1))?.[0].toLowerCase() ?? 'x';
    const count = (this.#counts.get(letter) ?? 0) + 1;
    this.#counts.set(letter, count);
    return letter + String(count);
  }
}

interface ReadIds {
  manifest: IndexedToolset;
  /** Of its items, with the pattern of their list. */
  own: { id: string; list: string }[];
  /** By which its fields refer to items. */
  told: { id: string; bind: Bind }[];
}

function readIds({ document, manifest }: NamedDocument): ReadIds {
  const bindOf = bindsByField(manifest);
  const own: ReadIds['own'] = [];
  const told: ReadIds['told'] = [];
  mapIds(document, {
    own: (id, list) => {
      own.push({ id, list });
      return id;
    },
    reference: (text, pattern) => {
      const bind = bindOf.get(pattern);
      if (bind) told.push({ id: text.trim(), bind });
      return text;
    },
  });
  return { manifest, own, told };
}

function bindsByField({ binds }: IndexedToolset): ReadonlyMap<string, Bind> {
  return new Map(binds.map((bind) => [bind.field, bind]));
}

/** Of a field of a toolset, the key of the item that an id means; of the `id` of an item, that item's. */
function targetsIn(manifest: IndexedToolset, items: ItemIndex) {
  const bindOf = bindsByField(manifest);
  return (pattern: string, id: string): string | undefined => {
    const bind = bindOf.get(pattern);
    if (bind) return items.find(bind, id);
    return pattern.endsWith('/*/id') ? keyOfItem(manifest.id, pattern.slice(0, -'/*/id'.length), id) : undefined;
  };
}
