import { getAt } from '#engine/schema/pointer.ts';
import { trimSigns } from '#engine/search/trimSigns.ts';

import type { Value } from './Block.ts';
import type { ReadingPlace, ReadingSource } from './ReadingSource.ts';

/** Citations as lines: the source, what it says word for word, and whether it speaks against the claim. */
export function readCitations(source: ReadingSource, list: ReadingPlace): Value[] {
  const against = source.wordsOf(`${list.pattern}/*/against`).title;
  return source.items(list).flatMap(({ pointer, pattern, value }) => {
    const id = getAt(value, '/source');
    if (typeof id !== 'string' || id === '') return [];
    const quote = getAt(value, '/quote');
    const words = typeof quote === 'string' ? trimSigns(quote.trim(), /[“"«]/, /[”"»]/) : '';
    const name = source.nameOf(`${pattern}/source`, id);
    const text = words === '' ? name : `${name}: “${words}”`;
    return [{ text: getAt(value, '/against') === true ? `${text} (${against})` : text, pointer }];
  });
}
