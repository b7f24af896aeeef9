import fc from 'fast-check';
import { expect, it } from 'vitest';

import { shareBudget } from './shareBudget.ts';

const sized = (...sizes: number[]) => sizes.map((size) => ({ size }));

it('gives a text of more weight more shares', () => {
  expect(shareBudget(100, [{ size: 500 }, { size: 500, weight: 3 }])).toEqual([25, 75]);
  expect(shareBudget(100, [{ size: 500 }, { size: 30, weight: 3 }])).toEqual([70, 30]);
});

it('gives small texts what they need, and divides the rest equally', () => {
  expect(shareBudget(100, sized(10, 500, 20, 400))).toEqual([10, 35, 20, 35]);
  expect(shareBudget(1000, sized(10, 500, 20, 400))).toEqual([10, 500, 20, 400]);
  expect(shareBudget(0, sized(5, 0))).toEqual([0, 0]);
  expect(shareBudget(50, [])).toEqual([]);
});

it('never exceeds the budget or a need, and leaves nothing over while a need is unmet', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.array(fc.nat(3000), { maxLength: 12 }), (budget, sizes) => {
      const shares = shareBudget(budget, sized(...sizes));
      const given = shares.reduce((sum, share) => sum + share, 0);
      expect(given).toBeLessThanOrEqual(budget);
      shares.forEach((share, index) => expect(share).toBeLessThanOrEqual(sizes[index]!));
      const isSomebodyShort = shares.some((share, index) => share < sizes[index]!);
      if (isSomebodyShort) expect(budget - given).toBeLessThan(sizes.length);
    }),
    { seed: 1 },
  );
});
