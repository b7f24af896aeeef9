import { expect, it } from 'vitest';

import { findLetters } from './findLetters.ts';

const matched = (text: string, search: string) => {
  const found = findLetters(text, search);
  return found && text.slice(found.start, found.end);
};

it.each([
  ['Yapılacak İşler Kanvası', 'is', 'İş'],
  ['Kanıtlar', 'kanit', 'Kanıt'],
  ['Müşteri Kuvvetleri', 'MUST', 'Müşt'],
  ['Öğrenilen Dersler', 'ogren', 'Öğren'],
  ['IŞIK', 'ışık', 'IŞIK'],
  ['Lean Canvas', ' canvas ', 'Canvas'],
  ['Lean Canvas', '', null],
])('finds in "%s" for "%s"', (text, search, letters) => {
  expect(matched(text, search)).toBe(letters);
});

it('prefers the beginning of a word', () => {
  expect(findLetters('Analiz için liz', 'liz')).toEqual({ start: 12, end: 15 });
});
