import i18next from 'i18next';

/** "08.11.2026" or "11/8/2026": year, month and day in numbers. */
export function formatDate(isoTime: string): string {
  return new Intl.DateTimeFormat(i18next.language, { year: 'numeric', month: 'numeric', day: 'numeric' }).format(
    new Date(isoTime),
  );
}

export function formatDateTime(isoTime: string): string {
  return new Intl.DateTimeFormat(i18next.language, {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).format(new Date(isoTime));
}

export function formatNumber(value: number): string {
  return new Intl.NumberFormat(i18next.language).format(value);
}

export function formatPercent(fraction: number): string {
  return new Intl.NumberFormat(i18next.language, { style: 'percent', maximumFractionDigits: 0 }).format(fraction);
}

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** "3 hours ago", "dün". */
export function formatAgo(isoTime: string, now = Date.now()): string {
  const seconds = (new Date(isoTime).getTime() - now) / 1000;
  const [unit, size] = steps.find(([, length]) => Math.abs(seconds) >= length) ?? (['second', Infinity] as const);
  return new Intl.RelativeTimeFormat(i18next.language, { numeric: 'auto' }).format(Math.round(seconds / size), unit);
}
