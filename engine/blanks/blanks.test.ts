import { expect, it } from 'vitest';

import { countBlanks } from './countBlanks.ts';
import { withoutBlanks } from './withoutBlanks.ts';

const document = {
  name: 'Ada',
  why: 'Why now? ____',
  list: ['____', 'an answer'],
  items: [
    { id: 'a', name: '____', score: 3 },
    { id: 'b', name: 'What? ____' },
    { id: 'c', name: 'Bora', parts: ['____'] },
  ],
};

it('counts the texts that wait for an answer', () => {
  expect(countBlanks(document)).toBe(5);
  expect(countBlanks({ name: '_ __ ___' })).toBe(0);
});

it('leaves out what was not answered, and items of nothing else', () => {
  expect(withoutBlanks(document)).toEqual({
    name: 'Ada',
    list: ['an answer'],
    items: [
      { id: 'a', score: 3 },
      { id: 'c', name: 'Bora' },
    ],
  });
  expect(withoutBlanks({ why: '____' })).toEqual({});
  expect(withoutBlanks({ list: [] })).toEqual({ list: [] });
});
