import type { Language } from '#engine/languages/languages.ts';

/**
 * The figures of a text in one notation, sorted: 1,560 (English) and 1.560 (Turkish) are "1560", 12.40 and 12,40 are
 * "12.4", the times 12:15 and 12.15 are "12:15". Figures written as words are none.
 */
export function figuresIn(text: string, language: Language): string[] {
  return [...text.matchAll(/\d+(?:[.,:]\d+)*/g)].map(([token]) => normal[language](token)).sort();
}

const normal: Record<Language, (token: string) => string> = {
  en: (token) => (token.includes(':') ? token : plain(token.replaceAll(',', ''))),
  tr: (token) =>
    /^\d{1,2}\.\d{2}$/.test(token)
      ? token.replace('.', ':')
      : plain(token.replaceAll(/\.(?=\d{3}(?!\d))/g, '').replace(',', '.')),
};

function plain(figure: string): string {
  return Number.isNaN(Number(figure)) ? figure : String(Number(figure));
}
