import type { i18n as I18n } from 'i18next';

import type { Language } from '#engine/languages/languages.ts';

type Words = (word: string, values?: Record<string, string | number>) => string;

/** The words of a part that is loaded on its own, under a namespace of their own. */
export function namespaceWords(
  namespace: string,
  catalogues: Record<string, Record<string, string>>,
): (i18n: I18n, language: Language) => Words {
  return (i18n, language) => {
    const words = catalogues[`./locales/${language}.json`];
    if (!words) throw new Error(`The words of "${namespace}" have no locale file for "${language}"`);
    if (!i18n.hasResourceBundle(language, namespace)) i18n.addResourceBundle(language, namespace, words);
    return i18n.getFixedT(language, namespace as never) as unknown as Words;
  };
}
