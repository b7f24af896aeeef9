import i18next from 'i18next';

import { fallbackLanguage, isLanguage, type Language } from '#engine/languages/languages.ts';

/** The page's language. */
export function currentLanguage(): Language {
  return isLanguage(i18next.language) ? i18next.language : fallbackLanguage;
}
