import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

import { languages, type Language } from '#engine/toolset/languages.ts';

export function isLanguage(value: string | undefined): value is Language {
  return languages.some((language) => language === value);
}

/** Loads the words of one language only: changing it reloads the page. */
export async function startI18n(language: Language): Promise<void> {
  const words = await loadWords(language);
  if (i18next.isInitialized) {
    i18next.addResourceBundle(language, 'translation', words);
    await i18next.changeLanguage(language);
    return;
  }
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: language,
    resources: { [language]: { translation: words } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
}

async function loadWords(language: Language) {
  return language === 'tr' ? (await import('./locales/tr.json')).default : (await import('./locales/en.json')).default;
}
