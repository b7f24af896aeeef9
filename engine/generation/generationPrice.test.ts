import { expect, it } from 'vitest';

import { generationPrice } from './generationPrice.ts';

it('charges a tenth of the cost per field, in whole tokens, and never more than for all', () => {
  expect(generationPrice(30)).toBe(30);
  expect([1, 2, 3, 6, 7, 9, 10, 12].map((fields) => generationPrice(30, fields))).toEqual([
    3, 6, 9, 18, 21, 27, 30, 30,
  ]);
  expect(generationPrice(25, 1)).toBe(3);
  expect(generationPrice(5, 6)).toBe(3);
  expect(generationPrice(0, 3)).toBe(1);
});
