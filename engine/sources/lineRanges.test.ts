import { expect, it } from 'vitest';

import { linesIn, toRanges } from './lineRanges.ts';

it('tells lines that follow each other as one range, and gives them back', () => {
  const lines = [1, 3, 4, 5, 9];
  expect(toRanges(lines)).toEqual([
    [1, 1],
    [3, 5],
    [9, 9],
  ]);
  expect([...linesIn(toRanges(lines), 9)]).toEqual(lines);
  expect([...linesIn([[2, 1e9]], 4)]).toEqual([2, 3, 4]);
});
