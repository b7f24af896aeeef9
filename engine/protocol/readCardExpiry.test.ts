import { expect, it } from 'vitest';

import { hasCardExpired, readCardExpiry } from './readCardExpiry.ts';

it.each([
  ['04/27', { month: 4, year: 2027 }],
  [' 12 / 30 ', { month: 12, year: 2030 }],
  ['13/27', null],
  ['00/27', null],
  ['4/27', null],
  ['04/2027', null],
  ['0427', null],
  ['', null],
])('reads %j', (text, expiry) => {
  expect(readCardExpiry(text)).toEqual(expiry);
});

it('holds until the last moment of the month', () => {
  const end = Date.UTC(2027, 0, 1);
  const december = { month: 12, year: 2026 };
  expect(hasCardExpired(december, end - 1)).toBe(false);
  expect(hasCardExpired(december, end)).toBe(true);
});
