import i18next from 'i18next';

import { fallbackLanguage, isLanguage, type Language } from '#engine/toolset/languages.ts';

/** The language of the page. */
export function currentLanguage(): Language {
  return isLanguage(i18next.language) ? i18next.language : fallbackLanguage;
}
