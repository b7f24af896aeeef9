import fc from 'fast-check';
import { expect, it } from 'vitest';

import { findAssumptions, withoutMark } from './findAssumptions.ts';

const texts = (text: string) => findAssumptions(text).map((found) => found.text);

it('finds every sentence that begins with the mark, in both languages', () => {
  expect(texts('Assumption: it costs 1.4 TL a use. It is known that it rains.')).toEqual(['It costs 1.4 TL a use.']);
  expect(texts('İlk cümle. Varsayım: öğle arası yarım saattir! Sonra.\nVarsayım: ikincisi')).toEqual([
    'Öğle arası yarım saattir!',
    'İkincisi',
  ]);
  expect(texts('They said: “Assumption: it rains.” Then they left.')).toEqual(['It rains.']);
});

it('finds no mark in the middle of a sentence, and none without words after it', () => {
  expect(texts('This rests on one assumption: that it rains.')).toEqual([]);
  expect(texts('The assumption was wrong. Price: 3 (assumption: 2).')).toEqual([]);
  expect(texts('Assumption:')).toEqual([]);
});

it('takes the mark off', () => {
  expect(withoutMark('Varsayım:  istek yok')).toBe('İstek yok');
  expect(withoutMark('Yağmur yağar')).toBe('Yağmur yağar');
});

it('begins sentences where an expression over the whole text would, which takes quadratic time', () => {
  const lead = /(^|[\n“"«]|[.!?…:;]["”’»)\]]?\s)\s*(assumption|varsayım)\s*:\s*/giu;
  const parts = fc.constantFrom('Assumption:', 'varsayım :', ' ', '\n', '.', '"', '“', '”', ')', ':', 'x');
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 12 }), (pieces) => {
      // A sentence needs words, or it is not told.
      const text = pieces.join('').replaceAll(/([ı]m ?|on):/g, '$1: w');
      const wanted = [...text.matchAll(lead)].map(({ index }) => index);
      expect(findAssumptions(text).map(({ index }) => index)).toEqual(wanted);
    }),
    { numRuns: 3000, seed: 1 },
  );
});

it('tells no more than fifty sentences of a text, and none without an end', () => {
  const found = findAssumptions('"Assumption: it rains '.repeat(200));
  expect(found).toHaveLength(50);
  expect(Math.max(...found.map(({ text }) => text.length))).toBeLessThanOrEqual(600);
});
