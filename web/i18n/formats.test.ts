import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';

import { formatAgo, formatPlainDay, formatPrice } from './formats.ts';
import { startI18n } from './startI18n.ts';

beforeAll(() => startI18n('en'));

// Local time, so that results do not depend on the time zone.
const at = (day: number, hour: number, minute = 0, second = 0) => new Date(2026, 10, day, hour, minute, second);
const ago = (then: Date, now: Date) => formatAgo(then.toISOString(), now.getTime());

it.each([
  ['now', at(18, 12), at(18, 12, 0, 20)],
  ['59 minutes ago', at(18, 11), at(18, 11, 59, 50)],
  ['23 hours ago', at(17, 12), at(18, 11, 50)],
  ['yesterday', at(17, 9), at(18, 12)],
  ['2 days ago', at(16, 23), at(18, 1)],
  ['6 days ago', at(12, 12), at(18, 23)],
  ['1 week ago', at(6, 12), at(18, 12)],
  ['1 year ago', new Date(2025, 9, 1), at(18, 12)],
])('says "%s"', (words, then, now) => {
  expect(ago(then, now)).toBe(words);
});

it('uses the page’s language', async () => {
  await i18next.changeLanguage('tr');
  expect(ago(at(17, 9), at(18, 12))).toBe('dün');
});

it('writes prices in the page’s language, without cents where there are none', async () => {
  const prices = () => [1400, 83, 123456].map((amount) => formatPrice({ amount, currency: 'USD' }));
  await i18next.changeLanguage('en');
  expect(prices()).toEqual(['$14', '$0.83', '$1,234.56']);
  await i18next.changeLanguage('tr');
  expect(prices()).toEqual(['$14', '$0,83', '$1.234,56']);
});

it('writes a day that is no moment as it stands in every time zone, with the year where it is another one', async () => {
  await i18next.changeLanguage('en');
  expect(formatPlainDay(`${new Date().getFullYear()}-01-05`)).toBe('5 Jan');
  expect(formatPlainDay('2031-01-01')).toBe('1 Jan 2031');
});
