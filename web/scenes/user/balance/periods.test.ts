import { expect, it } from 'vitest';

import { momentsOf } from './periods.ts';

const now = new Date(2026, 0, 15, 13);
const none = { first: '', last: '' };
const at = (...day: [number, number, number]) => new Date(...day).toISOString();

it('begins and ends by the calendar of the reader, over the turn of the year', () => {
  expect(momentsOf('all', none, now)).toEqual({});
  expect(momentsOf('month', none, now)).toEqual({ from: at(2026, 0, 1) });
  expect(momentsOf('lastMonth', none, now)).toEqual({ from: at(2025, 11, 1), to: at(2026, 0, 1) });
  expect(momentsOf('year', none, now)).toEqual({ from: at(2026, 0, 1) });
});

it('takes both days with it, and one of them alone', () => {
  const days = { first: '2025-11-30', last: '2025-12-31' };
  expect(momentsOf('days', days, now)).toEqual({ from: at(2025, 10, 30), to: at(2026, 0, 1) });
  expect(momentsOf('days', { ...none, last: '2025-12-31' }, now)).toEqual({ to: at(2026, 0, 1) });
  expect(momentsOf('days', none, now)).toEqual({});
});
