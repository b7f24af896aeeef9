import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

import { languages, type Language } from '#engine/toolset/languages.ts';

export function isLanguage(value: string | undefined): value is Language {
  return languages.some((language) => language === value);
}

/** Loads the words of one language that the pages before sign-in need: changing it reloads the page. */
export async function startI18n(language: Language): Promise<void> {
  const words = await loadEntryWords(language);
  if (i18next.isInitialized) {
    addWords(language, words);
    await i18next.changeLanguage(language);
    return;
  }
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: language,
    // A copy: the words that come later are put into it.
    resources: { [language]: { translation: structuredClone(words) } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
}

/** Loads the words of everything behind sign-in. */
export async function addAppWords(): Promise<void> {
  const language = i18next.language === 'tr' ? 'tr' : 'en';
  addWords(language, await loadAppWords(language));
}

function addWords(language: Language, words: object): void {
  i18next.addResourceBundle(language, 'translation', words, true, true);
}

async function loadEntryWords(language: Language) {
  return (await (language === 'tr' ? import('./locales/tr/entry.json') : import('./locales/en/entry.json'))).default;
}

async function loadAppWords(language: Language) {
  return (await (language === 'tr' ? import('./locales/tr/app.json') : import('./locales/en/app.json'))).default;
}
