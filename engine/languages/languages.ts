/**
 * The languages of the product. A new one needs its files everywhere: `locales/<language>.json` and
 * `examples/<language>.json` in each toolset folder, and the locale files of web, form, server and mails.
 */
export const languages = ['en', 'tr'] as const;

export type Language = (typeof languages)[number];

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
