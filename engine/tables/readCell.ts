import type { ReadingPlace } from '#engine/reading/ReadingSource.ts';
import { readValue } from '#engine/reading/readValue.ts';

import type { TableSource } from './TableSource.ts';
import type { Cell } from './Tabulation.ts';

/** What a place that holds no objects says; null where it is empty. */
export function readCell(source: TableSource, place: ReadingPlace): Cell | null {
  const { pointer, pattern, node, value } = place;
  if (typeof value === 'number') {
    const unit = source.unitOf(pattern);
    return Number.isFinite(value) ? { kind: 'number', value, pointer, ...(unit && { unit }) } : null;
  }
  if (typeof value === 'boolean') return { kind: 'text', text: value ? source.words.yes : source.words.no, pointer };
  if (typeof value === 'string' && node.format === 'date' && isDate(value)) {
    return { kind: 'date', date: value.trim(), pointer };
  }
  const text = readValue(source, place)?.text;
  if (text !== undefined) return { kind: 'text', text, pointer };
  const texts = source.items(place).flatMap((item) => readValue(source, item)?.text ?? []);
  return texts.length > 0 ? { kind: 'texts', texts, pointer } : null;
}

/** What a column or field of such a place is called; scores name their scale. */
export function labelOf(source: TableSource, { pattern, node }: ReadingPlace, group: string): string {
  const { title } = source.wordsOf(pattern);
  const label = [group, title].filter(Boolean).join(' › ');
  const { type, minimum: from, maximum: to } = node;
  const isScore = type === 'integer' && from === 1 && to !== undefined && to <= 10;
  return isScore ? source.words.scored(label, from, to) : label;
}

function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text.trim()) && !Number.isNaN(Date.parse(text.trim()));
}
