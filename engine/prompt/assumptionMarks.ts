import { fallbackLanguage, languageFacts, languages } from '#engine/languages/languages.ts';

const english = new Intl.DisplayNames(fallbackLanguage, { type: 'language' });
const markOf = (language: (typeof languages)[number]) => `"${languageFacts[language].assumption}:"`;
const others = languages.filter((language) => language !== fallbackLanguage);

/** How models are told to mark what they assume: each language by its own word. */
export const assumptionMarks = `${markOf(fallbackLanguage)} (${others
  .map((language) => `in ${english.of(language)} ${markOf(language)}`)
  .join(', ')})`;
