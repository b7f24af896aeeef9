import type { Block, Value } from './Block.ts';
import { readImage } from './readImage.ts';
import type { ReadingPlace, ReadingSource } from './ReadingSource.ts';
import { isInline, readValue } from './readValue.ts';

const mostColumns = 5;
const longestCell = 160;
/** In characters: the longest texts of all columns together. */
const widest = 320;

/** A list of small objects as a table; null where one has lists, too many fields or long texts. */
export function readTable(
  source: ReadingSource,
  list: ReadingPlace,
  items: readonly ReadingPlace[],
): Extract<Block, { kind: 'table' }> | null {
  if (items.length < 2) return null;
  const titleKey = source.definition.ui.itemTitles[list.pattern];
  const rows = items.map((item) => source.properties(item));
  if (rows.flat().some((place) => !isFlat(source, place))) return null;
  const texts = rows.map((row) => new Map(row.map((place) => [lastToken(place.pointer), readValue(source, place)])));
  const keys = [...new Set(rows.flat().map(({ pointer }) => lastToken(pointer)))]
    .filter((key) => texts.some((row) => row.get(key)))
    .toSorted((a, b) => Number(b === titleKey) - Number(a === titleKey));
  const longest = keys.map((key) => Math.max(...texts.map((row) => lengthOf(row.get(key)))));
  const isSmall = keys.length > 1 && keys.length <= mostColumns && longest.every((length) => length <= longestCell);
  if (!isSmall || longest.reduce((sum, length) => sum + length, 0) > widest) return null;
  return {
    kind: 'table',
    columns: keys.map((key) => source.wordsOf(`${list.pattern}/*/${key}`).title),
    rows: items.flatMap(({ pointer }, index) => {
      const cells = keys.map((key) => texts[index]?.get(key) ?? null);
      return cells.some(Boolean) ? [{ pointer, cells }] : [];
    }),
    pointer: list.pointer,
  };
}

/** Whether a place is empty or fits into a cell. */
function isFlat(source: ReadingSource, place: ReadingPlace): boolean {
  const { value } = place;
  if (readImage(source, place)) return false;
  if (typeof value !== 'object' || value === null) return true;
  return Array.isArray(value) && (value.length === 0 || isInline(source, place));
}

const lastToken = (pointer: string) => pointer.slice(pointer.lastIndexOf('/') + 1);
const lengthOf = (value: Value | null | undefined) => value?.text.length ?? 0;
