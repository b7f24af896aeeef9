import { expect, it } from 'vitest';

import { ContentCache } from './ContentCache.ts';

const nothing = () => ({ claims: [] });
const open = () => new ContentCache<object>({ weight: 10_000_000, entries: 500 });

it('computes once for the same contents, and anew for others', () => {
  const cache = open();
  let made = 0;
  const make = () => ((made += 1), nothing());
  const first = cache.keep('a', 10, make);
  expect(cache.keep('a', 10, make)).toBe(first);
  expect(cache.find('a')).toBe(first);
  expect(cache.find('b')).toBeUndefined();
  cache.keep('b', 10, make);
  expect(made).toBe(2);
});

it('keeps no more than it may, and what was asked for last', () => {
  const cache = open();
  for (const name of ['a', 'b', 'c']) cache.keep(name, 4_000_000, nothing);
  expect(cache.find('a')).toBeUndefined();
  cache.find('b');
  cache.keep('d', 4_000_000, nothing);
  expect([cache.find('b'), cache.find('c')].map(Boolean)).toEqual([true, false]);
});
