import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

import type { Language } from '#engine/languages/languages.ts';

const entryWords = import.meta.glob<Record<string, unknown>>('./locales/*/entry.json', { import: 'default' });

/** Loads the texts of one language for the pages before sign-in. Changing the language reloads the page. */
export async function startI18n(language: Language): Promise<void> {
  const load = entryWords[`./locales/${language}/entry.json`];
  if (!load) throw new Error(`There is no locale file for "${language}": entry.json`);
  const words = await load();
  if (i18next.isInitialized) {
    i18next.addResourceBundle(language, 'translation', words, true, true);
    await i18next.changeLanguage(language);
    return;
  }
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: language,
    // A copy, since further texts are merged into it.
    resources: { [language]: { translation: structuredClone(words) } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    // A text that a page shows and has not loaded: its key would stand there without anybody being told.
    saveMissing: true,
    // oxlint-disable-next-line no-console -- for whoever works on it, and for tests of the browser
    missingKeyHandler: (_languages, _namespace, key) => console.error(`There is no text "${key}" here.`),
  });
}
