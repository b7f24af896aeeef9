import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

import type { Language } from '#engine/languages/languages.ts';

import { currentLanguage } from './currentLanguage.ts';

const catalogues = import.meta.glob<Record<string, unknown>>('./locales/*/*.json', { import: 'default' });

/** Loads the texts of one language for the pages before sign-in. Changing the language reloads the page. */
export async function startI18n(language: Language): Promise<void> {
  const words = await loadWords(language, 'entry');
  if (i18next.isInitialized) {
    addWords(language, words);
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
  });
}

type Part = 'app' | 'billing' | 'evidence' | 'imports' | 'live' | 'sandbox' | 'sharing' | 'user' | 'versions';

/** Loads further texts: of all pages behind sign-in, or of those about one matter. */
export async function addWordsOf(part: Part): Promise<void> {
  const language = currentLanguage();
  addWords(language, await loadWords(language, part));
}

/** Loads a part of the product together with its texts. */
export function withWords<Loaded>(part: Part, load: () => Promise<Loaded>): () => Promise<Loaded> {
  return async () => (await Promise.all([load(), addWordsOf(part)]))[0];
}

function addWords(language: Language, words: object): void {
  i18next.addResourceBundle(language, 'translation', words, true, true);
}

async function loadWords(language: Language, part: 'entry' | Part): Promise<Record<string, unknown>> {
  const load = catalogues[`./locales/${language}/${part}.json`];
  if (!load) throw new Error(`There is no locale file for "${language}": ${part}.json`);
  return load();
}
