import { expect, it } from 'vitest';

import { oneLine } from './oneLine.ts';

const name = oneLine(20);

it.each([
  [' Ada Çağlar-O’Brien ', 'Ada Çağlar-O’Brien'],
  ['👩‍🚀 Ayşe', '👩‍🚀 Ayşe'],
  ['علی‌رضا', 'علی‌رضا'],
  ['👩‍🚀'.repeat(6), '👩‍🚀'.repeat(6)],
  // Without the control character, file names too are read from left to right again.
  ['plan\u202Excod.exe', 'planxcod.exe'],
  ['\u2066Ada\u2069', 'Ada'],
])('takes %j as %j', (given, kept) => {
  expect(name.parse(given)).toBe(kept);
});

it.each([
  ['nothing but blanks', '   '],
  ['signs that nobody sees', '\u200B\u200D\uFEFF'],
  ['a letter that nobody sees', '\u3164'],
  ['what only turned around', '\u202E'],
  ['two lines', 'Ada\nLovelace'],
  ['two lines by Unicode', 'Ada\u2028Lovelace'],
  ['two paragraphs by Unicode', 'Ada\u2029Lovelace'],
  ['a control sign', 'Ada\u001B[31m'],
  ['half of a sign, which no database gives back', 'Ada\uD800'],
  ['more than it may have', 'x'.repeat(21)],
])('refuses %s', (_, given) => {
  expect(name.safeParse(given).error?.issues).toHaveLength(1);
});
