import fc from 'fast-check';
import { expect, it } from 'vitest';

import { foldPlaces } from './findLetters.ts';
import { foldText } from './foldText.ts';

it.each([
  ['  İSTANBUL   Işığı ', 'istanbul isigi'],
  ['istanbul ışığı', 'istanbul isigi'],
  ['Öğün Çözümü', 'ogun cozumu'],
  ['INNOVATION Lab', 'innovation lab'],
  ['Çağrı Şen'.normalize('NFD'), 'cagri sen'],
  ['Café', 'cafe'],
  ['Straße', 'strasse'],
  ['STRASSE', 'strasse'],
  ['GROẞ', 'gross'],
  ['ＬＡＢ１', 'lab1'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['οδός', 'οδοσ'],
])('takes "%s" as "%s"', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

it('takes a text as it takes its letters, and a folded text as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const whole = foldText(text);
      expect(foldPlaces(text).folded.replace(/\s+/g, ' ').trim()).toBe(whole);
      expect(foldText(whole)).toBe(whole);
    }),
  );
});
