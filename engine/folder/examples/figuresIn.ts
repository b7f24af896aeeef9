import { type Language, languageFacts } from '#engine/languages/languages.ts';

/**
 * The figures of a text in one notation, sorted: 1,560 (English) and 1.560 (Turkish) are "1560", 12.40 and 12,40 are
 * "12.4", the times 12:15 and 12.15 are "12:15". Figures written as words are none.
 */
export function figuresIn(text: string, language: Language): string[] {
  return [...text.matchAll(/\d+(?:[.,:]\d+)*/g)].map(([token]) => normal(token, language)).sort();
}

function normal(token: string, language: Language): string {
  const { locale, timeMark } = languageFacts[language];
  if (token.includes(':')) return token;
  if (timeMark && /^\d{1,2}\.\d{2}$/.test(token)) return token.replace(timeMark, ':');
  const parts = new Intl.NumberFormat(locale).formatToParts(12345.6);
  const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return plain(withoutGroups(token, sign('group')).replace(sign('decimal'), '.'));
}

function withoutGroups(token: string, mark: string): string {
  const [first, ...others] = token.split(mark);
  return others.every((part) => /^\d{3}(?!\d)/.test(part)) ? [first, ...others].join('') : token;
}

function plain(figure: string): string {
  return Number.isNaN(Number(figure)) ? figure : String(Number(figure));
}
