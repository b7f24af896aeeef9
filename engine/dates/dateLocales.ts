import type { Language } from '#engine/languages/languages.ts';

/** English is spelt here as in Britain, and so are its dates: the day before the month. */
export const dateLocales: Record<Language, string> = { en: 'en-GB', tr: 'tr' };
