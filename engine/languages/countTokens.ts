import { type Language, languageFacts } from './languages.ts';

/** About how many tokens a text in a language has for a model. */
export function countTokens(characters: number, language: Language): number {
  return Math.ceil(characters / languageFacts[language].charactersPerToken);
}
