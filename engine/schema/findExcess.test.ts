import { expect, it } from 'vitest';

import { findExcess } from './findExcess.ts';

const bounds = { levels: 3, values: 6, name: 4 };

it.each([
  [{ a: { b: [1, 2] } }, null],
  ['text', null],
  [{ a: { b: [[1]] } }, 'levels'],
  [[1, 2, 3, 4, 5, 6], 'values'],
  [{ a: [{ abcde: 1 }] }, 'name'],
])('finds in %j what exceeds its bounds: %s', (value, found) => {
  expect(findExcess(value, bounds)).toBe(found);
});

it('goes no further than its bounds into a value of any size', () => {
  let deep: unknown = 1;
  for (let level = 0; level < 100_000; level += 1) deep = [deep];
  expect(findExcess(deep, bounds)).toBe('levels');
  const looks: PropertyKey[] = [];
  const long = new Proxy(
    Array.from({ length: 1000 }, () => 1),
    {
      get(list, name) {
        looks.push(name);
        return Reflect.get(list, name);
      },
    },
  );
  expect(findExcess(long, bounds)).toBe('values');
  expect(looks.length).toBeLessThan(30);
});
