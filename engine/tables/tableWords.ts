import { inEveryLanguage, type Language } from '#engine/languages/languages.ts';

/** Words that tables of every toolset share. */
export interface TableWords {
  yes: string;
  no: string;
  /** Head of the column that tells which of several equal lists an item is in. */
  section: string;
  /** Head of the column that tells which of several equal objects a row is. */
  topic: string;
  /** A score's name with its scale. */
  scored: (title: string, from: number, to: number) => string;
}

const scored = (title: string, from: number, to: number) => `${title} (${from}–${to})`;

const words: Record<Language, TableWords> = {
  en: { yes: 'Yes', no: 'No', section: 'Section', topic: 'Topic', scored },
  tr: { yes: 'Evet', no: 'Hayır', section: 'Bölüm', topic: 'Başlık', scored },
};

/** Words that tables of every toolset share, by language. */
export const tableWords = inEveryLanguage((language) => words[language]);
