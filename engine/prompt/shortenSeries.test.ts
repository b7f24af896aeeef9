import { expect, it } from 'vitest';

import { shortenSeries } from './shortenSeries.ts';

const series = { rule: 'series', steps: 4, each: 1 } as const;

it('tells of a series in one line where it begins and ends, and how far it goes on the way', () => {
  const computed = [{ ...series, field: '/plans/*/cash' }];
  const document = { plans: [{ name: 'Bold', cash: [400, 380, -20, 549] }, { name: 'None' }], months: [1, 2] };
  expect(shortenSeries({ computed }, document)).toEqual({
    ...document,
    plans: [
      { name: 'Bold', cash: '400 at step 1 to 549 at step 4; lowest -20 at step 3, highest 549 at step 4' },
      { name: 'None' },
    ],
  });
});

it('leaves a document without series as it is', () => {
  const document = { months: [1, 2] };
  expect(shortenSeries({ computed: [] }, document)).toBe(document);
});
