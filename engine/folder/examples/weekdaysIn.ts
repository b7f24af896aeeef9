import { inEveryLanguage, type Language } from '#engine/languages/languages.ts';

const locales: Record<Language, string> = { en: 'en-GB', tr: 'tr-TR' };

interface Names {
  months: string[];
  weekdays: string[];
  /** A date and its weekday, or the weekday and its date. */
  dated: RegExp[];
}

const names = inEveryLanguage(readNames);

/** The dates of a text that stand beside another weekday than theirs, with the right one. A date without year is of `year`. */
export function weekdaysIn(text: string, language: Language, year: number): { written: string; weekday: string }[] {
  const { months, weekdays, dated } = names[language];
  const lower = (word: string) => word.toLocaleLowerCase(locales[language]);
  return dated.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: written, groups = {} }) => {
      const month = months.indexOf(lower(groups['month'] ?? ''));
      const date = new Date(Date.UTC(Number(groups['year'] ?? year), month, Number(groups['day'])));
      const weekday = weekdays[date.getUTCDay()]!;
      return lower(groups['weekday'] ?? '') === weekday ? [] : [{ written, weekday }];
    }),
  );
}

function readNames(language: Language): Names {
  const nameOf = (options: Intl.DateTimeFormatOptions, date: Date) =>
    new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' })
      .format(date)
      .toLocaleLowerCase(locales[language]);
  const months = Array.from({ length: 12 }, (_, month) =>
    nameOf({ month: 'long' }, new Date(Date.UTC(2026, month, 1))),
  );
  // 4 January 2026 is a Sunday.
  const weekdays = Array.from({ length: 7 }, (_, day) =>
    nameOf({ weekday: 'long' }, new Date(Date.UTC(2026, 0, 4 + day))),
  );
  const date = `(?<day>\\d{1,2}) (?<month>${months.join('|')})(?: (?<year>\\d{4}))?`;
  const weekday = `(?<weekday>${weekdays.join('|')})`;
  // Turkish writes the weekday after the date: “7 Nisan Salı”.
  const dated = language === 'tr' ? [`${date},? ${weekday}(?!\\p{L})`] : [`(?<!\\p{L})${weekday},? ${date}`];
  return { months, weekdays, dated: dated.map((pattern) => new RegExp(pattern, 'giu')) };
}
