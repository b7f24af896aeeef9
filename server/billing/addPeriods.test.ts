import { describe, expect, it } from 'vitest';

import { addPeriods } from './addPeriods.ts';

describe('periods of a subscription', () => {
  it.each([
    ['2026-01-31T10:00:00.000Z', 'month', 1, '2026-02-28T10:00:00.000Z'],
    ['2026-01-31T10:00:00.000Z', 'month', 2, '2026-03-31T10:00:00.000Z'],
    ['2028-01-31T10:00:00.000Z', 'month', 1, '2028-02-29T10:00:00.000Z'],
    ['2026-11-30T23:59:59.999Z', 'month', 3, '2027-02-28T23:59:59.999Z'],
    ['2028-02-29T00:00:00.000Z', 'year', 1, '2029-02-28T00:00:00.000Z'],
    ['2028-02-29T00:00:00.000Z', 'year', 4, '2032-02-29T00:00:00.000Z'],
  ] as const)('from %s by one %s times %i', (start, interval, count, end) => {
    expect(addPeriods(start, interval, count)).toBe(end);
  });
});
