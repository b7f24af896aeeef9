import type { i18n as I18n } from 'i18next';

import type { Language } from '#engine/toolset/languages.ts';

const catalogues = import.meta.glob<Record<string, string>>('./locales/*.json', { eager: true, import: 'default' });

/** The sentences of hints, under the namespace "critic": they load with the hints, not with the form. */
export function hintWords(
  i18n: I18n,
  language: Language,
): (word: string, values: Record<string, string | number>) => string {
  const words = catalogues[`./locales/${language}.json`];
  if (!words) throw new Error(`Hints have no locale file for "${language}"`);
  if (!i18n.hasResourceBundle(language, 'critic')) i18n.addResourceBundle(language, 'critic', words);
  return i18n.getFixedT(language, 'critic' as never) as unknown as ReturnType<typeof hintWords>;
}
