import type { Language } from '#engine/languages/languages.ts';

/** What spelling is checked by. */
export const localeTags: Record<Language, string> = { en: 'en-GB', tr: 'tr-TR' };
