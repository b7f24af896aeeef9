import { expect, it } from 'vitest';

import { planWarningOf } from './planWarningOf.ts';

const used = (count: number, status: 'active' | 'open' = 'active') => ({
  status,
  usage: { used: count, granted: 1500 },
});

it.each([
  [1199, null],
  [1200, { level: 20, left: 300, granted: 1500 }],
  [1349, { level: 20, left: 151, granted: 1500 }],
  [1350, { level: 10, left: 150, granted: 1500 }],
  [1499, { level: 10, left: 1, granted: 1500 }],
  [1500, { level: 0, left: 0, granted: 1500 }],
  // The rest came from tokens that were bought besides.
  [1800, { level: 0, left: 0, granted: 1500 }],
])('after %i of 1500 tokens: %o', (count, warning) => {
  expect(planWarningOf(used(count))).toEqual(warning);
});

it('does not warn of a plan that is not paid yet, or of none', () => {
  expect(planWarningOf(used(1500, 'open'))).toBeNull();
  expect(planWarningOf(null)).toBeNull();
});
