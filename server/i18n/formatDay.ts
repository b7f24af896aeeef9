import type { Language } from '#engine/toolset/languages.ts';

/** An ISO date and time as a day in words, in UTC: "March 1, 2026", "1 Mart 2026". */
export function formatDay(date: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}
