import { type Language, languageFacts } from '#engine/languages/languages.ts';

/** "long" is "10 December 2026", "medium" is "10 Dec 2026", "yearless" is "10 Dec". */
export type DayStyle = 'long' | 'medium' | 'yearless';

const styles: Record<DayStyle, Intl.DateTimeFormatOptions> = {
  long: { dateStyle: 'long' },
  medium: { dateStyle: 'medium' },
  yearless: { day: 'numeric', month: 'short' },
};
const formats = new Map<string, Intl.DateTimeFormat>();
// Zones come from browsers.
const mostFormats = 200;

/**
 * A day with its month in letters, since a figure for it means another month to half of all readers.
 *
 * @param time a moment, or a day such as "2026-12-10", which needs no zone. @param timeZone the reader's, by its IANA
 *   name
 */
export function formatDay(time: string | Date, language: Language, style: DayStyle = 'long', timeZone = 'UTC'): string {
  const key = `${language} ${style} ${timeZone}`;
  let format = formats.get(key);
  if (!format) {
    if (formats.size >= mostFormats) formats.clear();
    format = new Intl.DateTimeFormat(languageFacts[language].locale, { ...styles[style], timeZone });
    formats.set(key, format);
  }
  return format.format(new Date(time));
}
