import type { AllowedReferences } from '#engine/generation/toStrictSchema.ts';
import type { Bind, ItemBind } from '#engine/references/Bind.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import { mapIds } from './mapIds.ts';

/** A document that a prompt holds, and the fields by which it refers to others. */
export interface NamedDocument {
  document: ToolsetDocument;
  binds: readonly Pick<Bind, 'field'>[];
}

/**
 * The ids of a prompt under short names, such as "p3": an id has 26 letters, which are 16 tokens, and models mistake
 * one for another. A name is the first letter of the list and a number. An item has the same name wherever it is told;
 * items that nothing can refer to have none.
 */
export class ShortNames {
  readonly #names = new Map<string, string>();
  readonly #counts = new Map<string, number>();
  /** By the pattern of a field, what each name stands for there. */
  readonly #ids = new Map<string, ReadonlyMap<string, string>>();
  /** By the pattern of a field, the names in the order of the ids. */
  readonly allowed: AllowedReferences;

  /**
   * @param references the ids that each field of the answer may have, by its pattern; also those of the items that
   *   stand there now, by the pattern of their `id`
   * @param own fields that refer to these items, which a model may name by their titles as well
   */
  constructor(
    documents: readonly NamedDocument[],
    references: AllowedReferences,
    own: readonly Pick<ItemBind, 'field' | 'list'>[] = [],
  ) {
    const referred = new Set(
      Object.values(references)
        .flat()
        .flatMap((id) => [id, itemOf(id)]),
    );
    for (const { document, binds } of documents) {
      const fields = new Set(binds.map(({ field }) => field));
      const collect = (id: string, pattern: string) => {
        if (fields.has(pattern)) referred.add(itemOf(id.trim()));
        return id;
      };
      mapIds(document, { own: (id) => id, reference: collect });
    }
    const name = (id: string, list: string) => {
      if (referred.has(id) && !this.#names.has(id)) this.#names.set(id, this.#next(list));
      return id;
    };
    for (const { document } of documents) mapIds(document, { own: name, reference: (id) => id });
    const allowed = Object.entries(references).map(([pattern, ids]) => {
      const known = new Map<string, string>();
      for (const id of ids) known.set(this.#nameUnlike(known, id), id);
      this.#ids.set(pattern, known);
      return [pattern, [...known.keys()]] as const;
    });
    this.allowed = Object.fromEntries(allowed);
    for (const { field, list } of own) this.#ids.set(field, this.#ids.get(`${list}/*/id`) ?? new Map());
  }

  /** The name of an item, a source or a claim; the id itself where it has none. */
  nameOf(id: string): string {
    return this.#names.get(id) ?? this.#names.get(itemOf(id)) ?? id;
  }

  /** A document with names in place of ids, and without those that nothing can refer to. */
  shorten({ document, binds }: NamedDocument): ToolsetDocument {
    const fields = new Set(binds.map(({ field }) => field));
    return mapIds(document, {
      own: (id) => this.#names.get(id),
      reference: (text, pattern) => (fields.has(pattern) ? this.nameOf(text.trim()) : text),
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

  /** A name of its own for an id whose item has lent its name to another in the same field. */
  #nameUnlike(taken: ReadonlyMap<string, string>, id: string): string {
    const name = this.nameOf(id);
    if (name !== id && !taken.has(name)) return name;
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

/** The item of the id of a source or a claim: its last part. */
function itemOf(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1);
}
