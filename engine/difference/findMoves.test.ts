import { expect, it } from 'vitest';

import { findMoves } from './findMoves.ts';

const ui = { itemTitles: { '/people': 'name' } } as never;
const list = (ids: string, more: Record<string, unknown> = {}) => ({
  people: [...ids].map((id) => ({ id, name: `Person ${id}`, ...more })),
});
const moved = (before: string, after: string) =>
  findMoves({ ui }, list(before), list(after, { note: 'new' })).map(({ pointer, origin }) =>
    [origin, pointer].map((each) => each.replace('/people/', '')).join('>'),
  );

it('names the one item that was moved, not those that made room for it', () => {
  expect(moved('abcd', 'bcda')).toEqual(['0>3']);
  expect(moved('abcd', 'dabc')).toEqual(['3>0']);
  expect(moved('abcde', 'aebcd')).toEqual(['4>1']);
});

it('names as few as explain the order', () => {
  expect(moved('ab', 'ba')).toHaveLength(1);
  expect(moved('abcdef', 'fabdce')).toHaveLength(2);
  expect(moved('abc', 'cba')).toHaveLength(2);
});

it('says nothing of items that came or went, or that follow them', () => {
  expect(moved('abcd', 'bd')).toEqual([]);
  expect(moved('bd', 'abcd')).toEqual([]);
  expect(moved('abcd', 'xdab')).toEqual(['3>1']);
});

it('finds them in lists of lists, of an item that was moved itself', () => {
  const inner = (ids: string) => [...ids].map((id) => ({ id }));
  const before = {
    groups: [
      { id: 'g', parts: inner('ab') },
      { id: 'h', parts: [] },
    ],
  };
  const after = {
    groups: [
      { id: 'h', parts: [] },
      { id: 'g', parts: inner('ba') },
    ],
  };
  const pointers = findMoves({ ui: { itemTitles: {} } as never }, before, after).map(({ pointer }) => pointer);
  expect(pointers.filter((pointer) => /^\/groups\/\d$/.test(pointer))).toHaveLength(1);
  expect(pointers.filter((pointer) => /^\/groups\/1\/parts\/\d$/.test(pointer))).toHaveLength(1);
});
