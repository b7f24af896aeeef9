import type { Language } from './languages.ts';

/** Measured on requests of full projects with the tokenizers of GPT-4o and Llama 3. */
export const charactersPerToken: Record<Language, number> = { en: 4, tr: 3.1 };

/** About how many tokens a text in a language has for a model. */
export function countTokens(characters: number, language: Language): number {
  return Math.ceil(characters / charactersPerToken[language]);
}
