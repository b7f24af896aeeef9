import type { ReadingSource } from '#engine/reading/ReadingSource.ts';
import { toPattern } from '#engine/schema/pattern.ts';

import { describeValue } from './describeValue.ts';

/** All that an item of a list says, a line for each of its fields that says anything. */
export function describeItem(source: ReadingSource, pointer: string, item: unknown): string {
  if (typeof item !== 'object' || item === null) return '';
  const lines = Object.entries(item).map(([key, value]) => {
    if (key === 'id') return '';
    const at = `${pointer}/${key}`;
    const words = describeValue(source, at, value);
    if (words === '') return describeItem(source, at, value);
    const { title } = source.wordsOf(toPattern(at));
    return `${title}${title.endsWith('?') ? '' : ':'} ${words}`;
  });
  return lines.filter((line) => line !== '').join('\n');
}
