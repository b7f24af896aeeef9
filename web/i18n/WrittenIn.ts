import { createContext, use } from 'react';

import type { Language } from '#engine/languages/languages.ts';

import { currentLanguage } from './currentLanguage.ts';

/** The language of what people wrote in the project that is shown; undefined where none is. */
export const WrittenIn = createContext<Language | undefined>(undefined);

/** The `lang` of what is written in a language: needed where the page, and with it every label, speaks another. */
export function writtenLang(language: Language | undefined): Language | undefined {
  return language === currentLanguage() ? undefined : language;
}

/** The same for what people wrote in the project that is shown. */
export function useWrittenLang(): Language | undefined {
  return writtenLang(use(WrittenIn));
}
