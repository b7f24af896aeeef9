import type { i18n as I18n } from 'i18next';

import en from './locales/en.json' with { type: 'json' };
import tr from './locales/tr.json' with { type: 'json' };

const catalogues = { en, tr };

export type FormWord = keyof typeof en | 'sectionErrors' | 'errorSummary';
export type FormWords = (word: FormWord, values?: Record<string, string | number | undefined>) => string;

/** The form's own words, brought along under their namespace "form", so that no page has to load them. */
export function formWords(i18n: I18n, language: keyof typeof catalogues): FormWords {
  if (!i18n.hasResourceBundle(language, 'form')) i18n.addResourceBundle(language, 'form', catalogues[language]);
  const translate = i18n.getFixedT(language, 'form' as never) as unknown as FormWords;
  return (word, values) => translate(word, values);
}
