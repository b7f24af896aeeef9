import { expect, it } from 'vitest';

import { fairShares } from './fairShares.ts';

it('gives every part what it needs where there is room, and lets the greatest give way otherwise', () => {
  expect(fairShares([10, 20, 30], 100)).toEqual([10, 20, 30]);
  expect(fairShares([100, 10, 100], 110)).toEqual([50, 10, 50]);
});
