import { expect, it } from 'vitest';

import { mapTexts } from './mapTexts.ts';
import { withoutControls } from './withoutControls.ts';

it.each([
  ['a\u0000b\u0007c\u007fd\u0085e', 'abcde'],
  ['one\r\ntwo\rthree\nfour\tfive', 'one\ntwo\nthree\nfour\tfive'],
  ['\u{1f9fa}\ud83e \udcfa', '\u{1f9fa} '],
  ['\ud83e\r\n', '\n'],
  ['Çamaşır – 100 %', 'Çamaşır – 100 %'],
])('takes controls and halves of characters out of %j', (text, expected) => {
  expect(withoutControls(text)).toBe(expected);
});

it('gives the very same document back where there is nothing to take out', () => {
  const document = { name: 'a', items: [{ id: 'x', note: 'b' }, 'c'], score: 3 };
  expect(mapTexts(document, withoutControls)).toBe(document);
  const dirty = { ...document, items: [...document.items, 'c\u0000'] };
  const cleaned = mapTexts(dirty, withoutControls);
  expect(cleaned).toEqual({ ...document, items: [...document.items, 'c'] });
  expect(cleaned.items[0]).toBe(dirty.items[0]);
});
