import { inEveryLanguage, type Language, languageFacts } from '#engine/languages/languages.ts';

interface Names {
  months: string[];
  weekdays: string[];
  /** A date and its weekday, or the weekday and its date. */
  dated: RegExp[];
}

const names = inEveryLanguage(readNames);

/**
 * The dates of a text that stand beside another weekday than theirs, with the right one. A date without year is of
 * `year`.
 */
export function weekdaysIn(text: string, language: Language, year: number): { written: string; weekday: string }[] {
  const { months, weekdays, dated } = names[language];
  const lower = (word: string) => word.toLocaleLowerCase(languageFacts[language].locale);
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
    new Intl.DateTimeFormat(languageFacts[language].locale, { ...options, timeZone: 'UTC' })
      .format(date)
      .toLocaleLowerCase(languageFacts[language].locale);
  const months = Array.from({ length: 12 }, (_, month) =>
    nameOf({ month: 'long' }, new Date(Date.UTC(2026, month, 1))),
  );
  // 4 January 2026 is a Sunday.
  const weekdays = Array.from({ length: 7 }, (_, day) =>
    nameOf({ weekday: 'long' }, new Date(Date.UTC(2026, 0, 4 + day))),
  );
  const date = `(?<day>\\d{1,2}) (?<month>${months.join('|')})(?: (?<year>\\d{4}))?`;
  const weekday = `(?<weekday>${weekdays.join('|')})`;
  const dated = languageFacts[language].weekdayLast
    ? [`${date},? ${weekday}(?!\\p{L})`]
    : [`(?<!\\p{L})${weekday},? ${date}`];
  return { months, weekdays, dated: dated.map((pattern) => new RegExp(pattern, 'giu')) };
}
