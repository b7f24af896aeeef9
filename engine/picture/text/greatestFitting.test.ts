import { expect, test } from 'vitest';

import { greatestFitting } from './greatestFitting.ts';

test.each([
  ['the first', 20, 18],
  ['one in between', 15.5, 15],
  ['the last', 12, 12],
])('takes %s if it is the greatest that fits', (_which, limit, expected) => {
  expect(greatestFitting([18, 17, 16, 15, 14, 13, 12], (size) => size <= limit)).toBe(expected);
});

test('takes none where even the last does not fit, after a single trial', () => {
  const tried: number[] = [];
  expect(greatestFitting([18, 17, 16], (size) => tried.push(size) === 0)).toBeUndefined();
  expect(tried).toEqual([16]);
});
