import { expect, it } from 'vitest';

import { formatCardNumber } from './formatCardNumber.ts';
import { formatExpiry } from './formatExpiry.ts';

it.each([
  ['', ''],
  ['4', '4'],
  ['4242', '4242'],
  ['42424', '4242 4'],
  ['4242424242424242', '4242 4242 4242 4242'],
  ['4242-4242 4242.4242', '4242 4242 4242 4242'],
  ['4242 4242 4242 4242 42', '4242 4242 4242 4242 42'],
  ['1234567890123456789012', '1234 5678 9012 3456 789'],
  ['card', ''],
])('groups the digits of %j', (typed, shown) => {
  expect(formatCardNumber(typed)).toBe(shown);
});

it.each([
  ['', ''],
  ['0', '0'],
  ['1', '1'],
  ['2', '02'],
  ['5', '05'],
  ['12', '12'],
  ['12/', '12/'],
  ['1/', '01/'],
  ['123', '12/3'],
  ['12/34', '12/34'],
  ['5/27', '05/27'],
  ['1/27', '01/27'],
  ['0427', '04/27'],
  ['04 27', '04/27'],
  ['04/2027', '04/27'],
  ['04/275', '04/27'],
  ['13/27', '13/27'],
  ['MM/YY', ''],
])('writes %j as MM/YY', (typed, shown) => {
  expect(formatExpiry(typed)).toBe(shown);
});

it('stays as it is when it is written once more', () => {
  for (const text of ['05/27', '01/', '12', '0', '13/2']) expect(formatExpiry(text)).toBe(text);
});
