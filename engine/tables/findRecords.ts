import type { ReadingPlace } from '#engine/reading/ReadingSource.ts';
import { readValue } from '#engine/reading/readValue.ts';

import type { Family } from './splitPlaces.ts';
import type { TableSource } from './TableSource.ts';

/** A cell that says where a row belongs: to which item, section or topic. */
export interface Key {
  head: string;
  text: string;
  pointer: string;
}

/** An item that becomes a row. */
export interface Row {
  place: ReadingPlace;
  /** What stands before its own fields. */
  keys: Key[];
  /** What names it in tables of the lists within it. */
  name: Key[];
}

/** The rows of a family whose owner is named by `owner`. */
export function findRecords(source: TableSource, { places, node }: Family, owner: readonly Key[]): Row[] {
  return places.flatMap((place) => {
    const section = places.length > 1 ? [keyOf(source, place, source.words.section)] : [];
    const keys = [...owner, ...section];
    return place.node.type === 'array' ? itemsOf(source, place, keys) : partsOf(source, place, node, keys);
  });
}

function itemsOf(source: TableSource, list: ReadingPlace, keys: Key[]): Row[] {
  const { item: word, title } = source.wordsOf(list.pattern);
  const titleKey = source.definition.ui.itemTitles[list.pattern];
  return source.items(list).flatMap((place, index) => {
    if (typeof place.value !== 'object' || place.value === null) return [];
    const named = titleKey === undefined ? null : readValue(source, source.property(place, titleKey));
    const text = named?.text ?? `${word ?? ''} ${index + 1}`.trim();
    return [{ place, keys, name: [...keys, { head: word ?? title, text, pointer: place.pointer }] }];
  });
}

function partsOf(source: TableSource, place: ReadingPlace, node: Family['node'], keys: Key[]): Row[] {
  return source.properties(place).flatMap((part) => {
    const isLast = part.node === node;
    const named = [...keys, keyOf(source, part, isLast ? source.words.topic : source.words.section)];
    return isLast ? [{ place: part, keys: named, name: named }] : partsOf(source, part, node, named);
  });
}

function keyOf(source: TableSource, { pattern, pointer }: ReadingPlace, head: string): Key {
  return { head, text: source.wordsOf(pattern).title, pointer };
}
