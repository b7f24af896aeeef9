import { expect, it } from 'vitest';

import { countBlanks } from './countBlanks.ts';
import { nextBlank } from './nextBlank.ts';

const document = { name: 'Ada', why: 'Who? ____ When? _____', words: ['____', 'known', 'as: ____'] };
const places = [
  { pointer: '/why', start: 5, end: 9 },
  { pointer: '/why', start: 16, end: 21 },
  { pointer: '/words/0', start: 0, end: 4 },
  { pointer: '/words/2', start: 4, end: 8 },
];

it('counts every blank, also several in one text', () => {
  expect(countBlanks(document)).toBe(places.length);
});

it('leads from blank to blank, and from the last to the first', () => {
  const led = [null, ...places].map((after) => nextBlank(document, after));
  expect(led).toEqual([...places, places[0]]);
});

it('goes on behind the place of a blank that was filled in', () => {
  const answered = { ...document, why: 'Who? Everybody. When? _____' };
  expect(nextBlank(answered, places[0]!)).toMatchObject({ pointer: '/why', start: 22 });
  expect(nextBlank({ ...document, words: ['a'] }, places[3]!)).toEqual(places[0]);
  expect(nextBlank({ name: 'Ada' }, null)).toBeUndefined();
});
