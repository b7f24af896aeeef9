import { type Language, languageFacts } from '#engine/languages/languages.ts';

/**
 * The name of an item behind another word: "Stakeholder" in "Add stakeholder". In Turkish it stands first, as it is.
 */
export function withinSentence(name: string, language: Language): string {
  const isAcronym = /^\p{Lu}{2}/u.test(name);
  return !languageFacts[language].lowersNames || isAcronym
    ? name
    : name.charAt(0).toLocaleLowerCase(language) + name.slice(1);
}
