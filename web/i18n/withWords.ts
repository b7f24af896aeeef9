import i18next from 'i18next';

import { currentLanguage } from './currentLanguage.ts';

// Those of the first pages come with `startI18n`.
const catalogues = import.meta.glob<Record<string, unknown>>(['./locales/*/*.json', '!./locales/*/entry.json'], {
  import: 'default',
});

type Part =
  | 'app'
  | 'billing'
  | 'brand'
  | 'creation'
  | 'door'
  | 'editing'
  | 'evidence'
  | 'exports'
  | 'google'
  | 'home'
  | 'imports'
  | 'live'
  | 'many'
  | 'notifications'
  | 'present'
  | 'questions'
  | 'sandbox'
  | 'settings'
  | 'sharing'
  | 'sources'
  | 'standing'
  | 'story'
  | 'user'
  | 'versions';

/** Loads further texts: of all pages behind sign-in, or of those about one matter. */
export async function addWordsOf(part: Part): Promise<void> {
  const language = currentLanguage();
  const load = catalogues[`./locales/${language}/${part}.json`];
  if (!load) throw new Error(`There is no locale file for "${language}": ${part}.json`);
  i18next.addResourceBundle(language, 'translation', await load(), true, true);
}

/** Loads a part of the product together with its texts. */
export function withWords<Loaded>(part: Part, load: () => Promise<Loaded>): () => Promise<Loaded> {
  return async () => (await Promise.all([load(), addWordsOf(part)]))[0];
}
