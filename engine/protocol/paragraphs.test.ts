import { expect, it } from 'vitest';

import { paragraphs } from './paragraphs.ts';

const text = paragraphs(20);

it.each([
  [' one\n\ttwo ', 'one\n\ttwo'],
  ['one\r\ntwo\rthree', 'one\ntwo\nthree'],
  ['a\0b\u0007c\u009fd\u007f', 'abcd'],
  ['half of \uD83D', 'half of'],
  ['👩‍🚀 Ayşe', '👩‍🚀 Ayşe'],
  [' '.repeat(30) + 'short', 'short'],
])('takes %j as %j', (given, kept) => {
  expect(text.parse(given)).toBe(kept);
});

it.each([21, 81, 1_000_000])('reports %d characters as too long, with the limit, once', (length) => {
  expect(text.safeParse('x'.repeat(length)).error?.issues).toMatchObject([{ code: 'too_big', maximum: 20 }]);
});
