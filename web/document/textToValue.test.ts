import { expect, it } from 'vitest';

import { textToValue } from './textToValue.ts';

it.each([
  ['12', 12],
  [' 7 ', 7],
  ['1.000', 1000],
  ['1,000', 1000],
  ['1 000', 1000],
  ['1.234.567', 1_234_567],
  ['2,5', 2.5],
  ['1.00', 1],
  ['', undefined],
  ['about ten', 'about ten'],
  ['Infinity', 'Infinity'],
])('reads %j as people of both languages write a whole number', (text, value) => {
  expect(textToValue(text, { type: 'integer' }, '/testers')).toBe(value);
});

it('parses a number with a decimal point or comma', () => {
  expect(textToValue('1,125', { type: 'number' }, '/cost')).toBe(1.125);
  expect(textToValue('1.125', { type: 'number' }, '/cost')).toBe(1.125);
});
