import { describe, expect, it } from 'vitest';

import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { dayIn } from './dayIn.ts';
import { formatDay } from './formatDay.ts';
import { formatTimeOfDay, timeOfDayPattern } from './formatTimeOfDay.ts';
import { isTimeZone } from './isTimeZone.ts';

describe('the day of a moment is the reader’s', () => {
  it.each([
    ['2026-11-26T18:37:00.000Z', 'Asia/Tokyo', '2026-11-27', '27 November 2026', '27 Kasım 2026'],
    ['2026-11-26T23:30:00.000Z', 'Europe/Istanbul', '2026-11-27', '27 November 2026', '27 Kasım 2026'],
    ['2026-11-26T02:00:00.000Z', 'America/Los_Angeles', '2026-11-25', '25 November 2026', '25 Kasım 2026'],
    ['2027-01-01T00:10:00.000Z', 'UTC', '2027-01-01', '1 January 2027', '1 Ocak 2027'],
  ])('%s in %s', (time, zone, day, en, tr) => {
    expect(dayIn(time, zone)).toBe(day);
    expect(formatDay(time, 'en', 'long', zone)).toBe(en);
    expect(formatDay(time, 'tr', 'long', zone)).toBe(tr);
  });
});

it('writes the month in letters, and the same day everywhere where no time is given', () => {
  expect(formatDay('2026-12-10', 'en', 'medium')).toBe('10 Dec 2026');
  expect(formatDay('2026-12-10', 'tr', 'medium')).toBe('10 Ara 2026');
  expect(formatDay('2026-12-10', 'en', 'yearless')).toBe('10 Dec');
});

it.each(['', 'Mars/Olympus', '../../etc/passwd', 'x'.repeat(1000), 'Europe/İstanbul', '+03:00', '__proto__', null, 3])(
  'takes %j for no time zone',
  (text) => expect(isTimeZone(text)).toBe(false),
);

it.each(['Europe/Istanbul', 'UTC', 'America/Argentina/Buenos_Aires', 'Etc/GMT+3'])('knows %s', (text) =>
  expect(isTimeZone(text)).toBe(true),
);

it('writes a time of day as readers do', () => {
  expect([formatTimeOfDay('12:07', 'en'), formatTimeOfDay('12:07', 'tr'), formatTimeOfDay('', 'tr')]).toEqual([
    '12:07',
    '12.07',
    '',
  ]);
  // The folder of the observation keeps its times in this form.
  expect(timeOfDayPattern).toBe(
    loadedToolsets().registry.get('observation').schema.properties['observations']!.items!.properties!['startTime']!
      .pattern,
  );
});
