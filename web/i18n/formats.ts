import i18next from 'i18next';

import { dayIn } from '#engine/dates/dayIn.ts';
import { formatDay as writeDay } from '#engine/dates/formatDay.ts';
import { languageFacts } from '#engine/languages/languages.ts';

import { currentLanguage } from './currentLanguage.ts';

const month = () => languageFacts[currentLanguage()].monthInShortDate;

/** The short date: "08.11.2026", and with letters in English, "8 Nov 2026". */
export function formatDate(isoTime: string): string {
  return format(isoTime, { year: 'numeric', month: month(), day: 'numeric' });
}

/** The day in a word or two, with the year where it is another one: "8 Nov" or "8 Kas 2025". */
export function formatDay(isoTime: string): string {
  const isThisYear = new Date(isoTime).getFullYear() === new Date().getFullYear();
  return format(isoTime, { ...(!isThisYear && { year: 'numeric' }), month: 'short', day: 'numeric' });
}

/** Of a day that is no moment, "2026-11-08", which is the same wherever it is read: as `formatDay` writes it. */
export function formatPlainDay(day: string): string {
  const isThisYear = day.startsWith(String(new Date().getFullYear()));
  return writeDay(day, currentLanguage(), isThisYear ? 'yearless' : 'medium');
}

/** Date in words: "8 Kasım 2026" or "8 November 2026". */
export function formatLongDate(isoTime: string): string {
  return format(isoTime, { dateStyle: 'long' });
}

/** Day and minute: "8 Kas 2026 14:05" or "8 Nov 2026, 14:05". */
export function formatMoment(isoTime: string): string {
  return format(isoTime, { dateStyle: 'medium', timeStyle: 'short' });
}

/** The short date with the time to the second. */
export function formatDateTime(isoTime: string): string {
  const time = { hour: 'numeric', minute: 'numeric', second: 'numeric' } as const;
  return format(isoTime, { year: 'numeric', month: month(), day: 'numeric', ...time });
}

/** The day of a moment where the browser is, for `dateTime`: "2026-11-08". */
export function localDay(isoTime: string): string {
  return dayIn(isoTime, new Intl.DateTimeFormat().resolvedOptions().timeZone);
}

function format(isoTime: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(languageFacts[currentLanguage()].locale, options).format(new Date(isoTime));
}

export function formatNumber(value: number): string {
  return new Intl.NumberFormat(i18next.language).format(value);
}

/** Of an amount in cents: "$14" or "$0.83". */
export function formatPrice({ amount, currency }: { amount: number; currency: string }): string {
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol', trailingZeroDisplay: 'stripIfInteger' };
  return new Intl.NumberFormat(i18next.language, style as Intl.NumberFormatOptions).format(amount / 100);
}

export function formatPercent(fraction: number): string {
  return new Intl.NumberFormat(i18next.language, { style: 'percent', maximumFractionDigits: 0 }).format(fraction);
}

// The first unit of which at least one has passed; rounded down.
const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** Relative time: "3 hours ago", "dün". */
export function formatAgo(isoTime: string, now = Date.now()): string {
  const then = new Date(isoTime);
  const seconds = (then.getTime() - now) / 1000;
  const [unit, size] = steps.find(([, length]) => Math.abs(seconds) >= length) ?? (['second', Infinity] as const);
  // "auto" gives "yesterday", which fits since days are counted by the calendar; "last month" could name the wrong
  // month.
  const numeric = size > 86_400 && unit !== 'second' ? 'always' : 'auto';
  const count = unit === 'day' ? dayOf(then) - dayOf(new Date(now)) : Math.trunc(seconds / size);
  return new Intl.RelativeTimeFormat(i18next.language, { numeric }).format(count, unit);
}

/** Number of the local calendar day, also over changes of daylight saving time. */
function dayOf(time: Date): number {
  return Date.UTC(time.getFullYear(), time.getMonth(), time.getDate()) / 86_400_000;
}
