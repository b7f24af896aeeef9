import { describe, expect, it } from 'vitest';

import { dayFormat } from './dayFormat.ts';
import { firstDay, lastDay } from './days.ts';

/** Every month and day of two digits of a year, whether the calendar has it or not. */
const written = (year: number) =>
  Array.from({ length: 100 * 100 }, (_, index) => {
    const [month, day] = [Math.floor(index / 100), index % 100];
    return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  });

/** Counts the year's days with the calendar of the platform. */
function calendarDays(year: number): string[] {
  const days: string[] = [];
  for (let time = Date.UTC(year, 0, 1); time < Date.UTC(year + 1, 0, 1); time += 86_400_000)
    days.push(new Date(time).toISOString().slice(0, 10));
  return days;
}

it.each([1900, 1904, 1999, 2000, 2024, 2026, 2027, 2028, 2100, 2200, 2400, 9996, 9999])(
  'takes each day of %i and no other',
  (year) => {
    expect(written(year).filter((day) => dayFormat.test(day))).toEqual(calendarDays(year));
  },
);

it('knows the leap years of eight millennia', () => {
  const years = Array.from({ length: 8100 }, (_, index) => 1900 + index);
  const isLeap = (year: number) => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
  expect(years.filter((year) => dayFormat.test(`${year}-02-29`))).toEqual(years.filter(isLeap));
});

describe('the bounds', () => {
  it('are those that date inputs are given', () => {
    expect([firstDay, lastDay].map((day) => dayFormat.test(day))).toEqual([true, true]);
    expect(['1899-12-31', '10000-01-01'].map((day) => dayFormat.test(day))).toEqual([false, false]);
  });

  it.each(['0000-01-01', '0000-02-29', '0026-05-04', '1896-02-29', '26-05-04', '12026-05-04'])(
    'leave out %s',
    (day) => {
      expect(dayFormat.test(day)).toBe(false);
    },
  );
});

it.each([
  '',
  '2026',
  '2026-05',
  '2026-5-4',
  '2026/05/04',
  '20260504',
  '04.05.2026',
  '2026-00-10',
  '2026-13-10',
  '2026-05-00',
  '2026-05-32',
  ' 2026-05-04',
  '2026-05-04 ',
  '2026-05-04\n',
  '2026-05-04T00:00:00Z',
  '+2026-05-04',
  '-2026-05-04',
  '２０２６-05-04',
  '2026-05-0٤',
])('takes no other writing: %j', (text) => {
  expect(dayFormat.test(text)).toBe(false);
});
