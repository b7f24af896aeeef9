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
