import { en } from './en.ts';
import type { LanguageFacts } from './LanguageFacts.ts';
import { tr } from './tr.ts';

/**
 * The languages of the product. A new one is its file of facts and a line here; the compiler then names every table of
 * words that lacks it, and the checks every file: `locales/<language>.json` and `examples/<language>.json` of the
 * toolset folders, the locale files of web, form, server and mails, and the articles.
 */
export const languageFacts = { en, tr } satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof languageFacts;

export const languages = Object.keys(languageFacts) as [Language, ...Language[]];

/** For people without a known language, and for texts that only developers read. */
export const fallbackLanguage: Language = 'en';

/** Whether an untrusted text is the code of a supported language. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** A value for each language. */
export function inEveryLanguage<Value>(make: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, Value>;
}
