import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { notForModel } from '#engine/fields/notForModel.ts';
import { saysSomething } from '#engine/provenance/saysSomething.ts';
import { formatPointer, getAt, setAt } from '#engine/schema/pointer.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { wordsOf } from '#engine/search/wordsOf.ts';

import { pairWritten } from './pairWritten.ts';

type Item = Readonly<Record<string, unknown>>;

interface Rewritten {
  /** The document that stands there now. */
  present: ToolsetDocument;
  /** What a model wrote in its place; items that it takes for present ones have their ids, others none. */
  written: ToolsetDocument;
  /** Ids of present items to which something is tied: a citation, a comment, a result. */
  tied: ReadonlySet<string>;
}

/**
 * A newly written document in which items that are the same keep their ids and what people filled in, so that
 * citations, comments and results keep their place. Items to which something is tied, or in which people have filled in
 * what no model writes, stay where the model has left them out; where that makes a list too long, its last new items
 * go. An item of which nothing but the id is answered stands as it stood.
 */
export function keepItems(
  toolset: Pick<ToolsetDefinition, 'manifest' | 'schema' | 'ui'>,
  { present, written, tied }: Rewritten,
): ToolsetDocument {
  const isLeftToOthers = remember(notForModel(toolset));
  const { notGenerated } = toolset.manifest;
  return keepIn(present, written, '') as ToolsetDocument;

  function keepIn(old: unknown, young: unknown, pattern: string): unknown {
    if (Array.isArray(old)) return old.some(hasId) ? keepList(old.filter(hasId), young, pattern) : young;
    if (!isObject(old) || (young !== undefined && !isObject(young))) return young;
    const result: Record<string, unknown> = { ...young };
    for (const [key, child] of Object.entries(old)) {
      const kept = keepIn(child, result[key], pattern + formatPointer([key]));
      if (kept !== undefined) result[key] = kept;
    }
    return young === undefined && Object.keys(result).length === 0 ? undefined : result;
  }

  function keepList(old: readonly Item[], young: unknown, list: string): unknown {
    const pattern = `${list}/*`;
    const items = (Array.isArray(young) ? young : []).filter(isObject);
    const titleKey = toolset.ui.itemTitles[list];
    const pairs = pairWritten(old, items, {
      words: (item) => textsIn(item, pattern).join('\n'),
      title: (item) => (titleKey === undefined ? '' : wordsOf(String(item[titleKey] ?? ''))),
    });
    const result = items.map((item, at): Item => {
      const from = pairs[at];
      if (from !== undefined) return keepItem(old[from]!, item, pattern);
      const { id, ...fields } = item;
      return old.some((one) => one['id'] === id) ? fields : item;
    });
    const isPaired = new Set(pairs);
    const left = [...old.keys()].filter((index) => !isPaired.has(index) && mustStay(old[index]!, pattern));
    if (left.length === 0) return young === undefined && result.length === 0 ? undefined : result;
    return insert(result, pairs, { old, left, most: schemaAt(toolset.schema, list)?.maxItems ?? Infinity });
  }

  function keepItem(old: Item, young: Item, pattern: string): Item {
    if (Object.keys(young).every((key) => key === 'id')) return old;
    const kept = keepIn(old, young, pattern) as Item;
    const ofPeople = notGenerated.flatMap((field) =>
      field.startsWith(`${pattern}/`) && !field.slice(pattern.length).includes('*')
        ? [field.slice(pattern.length)]
        : [],
    );
    const filled = ofPeople.filter((place) => getAt(kept, place) === undefined && getAt(old, place) !== undefined);
    const { id } = old;
    return Object.assign(
      { id },
      filled.reduce((item, place) => setAt(item, place, getAt(old, place)), kept),
      { id },
    );
  }

  /** Whether something is tied to an item, or to one within it, or people have filled in what no model writes. */
  function mustStay(item: Item, pattern: string): boolean {
    if (tied.has(String(item['id']))) return true;
    return Object.entries(item).some(([key, child]) => isOfPeople(child, pattern + formatPointer([key])));
  }

  function isOfPeople(value: unknown, pattern: string): boolean {
    if (notGenerated.includes(pattern)) return isFilled(value, pattern);
    if (Array.isArray(value)) return value.some((item) => isObject(item) && mustStay(item, `${pattern}/*`));
    return isObject(value) && mustStay(value, pattern);
  }

  function isFilled(value: unknown, pattern: string): boolean {
    if (Array.isArray(value)) return value.some((item) => isFilled(item, `${pattern}/*`));
    if (isObject(value))
      return Object.entries(value).some(([key, child]) => key !== 'id' && isFilled(child, `${pattern}/${key}`));
    return value !== false && saysSomething(value) && value !== schemaAt(toolset.schema, pattern)?.default;
  }

  function textsIn(value: unknown, pattern: string): string[] {
    if (isLeftToOthers(pattern)) return [];
    if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, `${pattern}/*`));
    if (isObject(value))
      return Object.keys(value)
        .toSorted()
        .flatMap((key) => textsIn(value[key], pattern + formatPointer([key])));
    return typeof value === 'string' && wordsOf(value) !== '' ? [`${pattern}: ${wordsOf(value)}`] : [];
  }
}

/** Items that must stay, each behind the one that it stood behind; new items make room for them. */
function insert(
  items: readonly Item[],
  pairs: readonly (number | undefined)[],
  { old, left, most }: { old: readonly Item[]; left: readonly number[]; most: number },
): Item[] {
  const result = items.map((item, at) => ({ item, from: pairs[at] }));
  for (let excess = result.length + left.length - most; excess > 0; excess -= 1) {
    const last = result.findLastIndex(({ from }) => from === undefined);
    result.splice(last === -1 ? result.length - 1 : last, 1);
  }
  for (const index of left) {
    const before = result.findLastIndex(({ from }) => from !== undefined && from < index);
    result.splice(before + 1, 0, { item: old[index]!, from: index });
  }
  return result.map(({ item }) => item);
}

function remember(test: (pattern: string) => boolean): (pattern: string) => boolean {
  const known = new Map<string, boolean>();
  return (pattern) => {
    const answer = known.get(pattern) ?? test(pattern);
    known.set(pattern, answer);
    return answer;
  };
}

function isObject(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasId(item: unknown): item is Item {
  return isObject(item) && typeof item['id'] === 'string' && item['id'] !== '';
}
