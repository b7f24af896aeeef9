import fc from 'fast-check';
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
  ['İSTANBUL Ofisi', 'istanbul', 'İSTANBUL'],
  ['INNOVATION Lab', 'ınnovatıon', 'INNOVATION'],
  ['Işık Atölyesi', 'isik atol', 'Işık Atöl'],
  ['Çağrı Merkezi'.normalize('NFD'), 'çağ', 'Çağ'.normalize('NFD')],
  ['Cafe\u0301 Noir', 'café', 'Cafe\u0301'],
  ['Große Straße', 'STRASSE', 'Straße'],
  ['ＬＡＢ Üç', 'lab uc', 'ＬＡＢ Üç'],
  ['Lean   Canvas', 'lean canvas', 'Lean   Canvas'],
  ['Market', 'persona', null],
])('finds in "%s" for "%s"', (text, search, letters) => {
  expect(matched(text, search)).toBe(letters);
});

it('prefers the beginning of a word', () => {
  expect(findLetters('Analiz için liz', 'liz')).toEqual({ start: 12, end: 15 });
});

it('finds every part of a text in it, whatever its case', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.nat(), fc.nat(), (text, from, length) => {
      const letters = Array.from(text);
      const part = letters.slice(from % letters.length, (from % letters.length) + 1 + (length % 5)).join('');
      for (const written of [part, part.normalize('NFD')])
        expect(findLetters(text, written) === null).toBe(findLetters(written, written) === null);
    }),
  );
});
