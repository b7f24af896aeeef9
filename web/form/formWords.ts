import type { i18n as I18n } from 'i18next';

import type { Language } from '#engine/toolset/languages.ts';

import type en from './locales/en.json';

const catalogues = import.meta.glob<Record<string, string>>('./locales/*.json', { eager: true, import: 'default' });

export type FormWord =
  keyof typeof en | 'sectionErrors' | 'errorSummary' | 'entries' | 'changedFields' | 'changedByDraftCount';
export type FormWords = (word: FormWord, values?: Record<string, string | number | undefined>) => string;

/** The form's own texts, bundled with it under the namespace "form", so that pages need not load them. */
export function formWords(i18n: I18n, language: Language): FormWords {
  const words = catalogues[`./locales/${language}.json`];
  if (!words) throw new Error(`The form has no locale file for "${language}"`);
  if (!i18n.hasResourceBundle(language, 'form')) i18n.addResourceBundle(language, 'form', words);
  const translate = i18n.getFixedT(language, 'form' as never) as unknown as FormWords;
  return (word, values) => translate(word, values);
}
