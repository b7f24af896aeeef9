import { compiledWords } from '#engine/critic/words/compiledWords.ts';
import type { Language } from '#engine/languages/languages.ts';

/** Whether a lower-case text says a number, in digits or in words. */
export function hasFigure(text: string, language: Language): boolean {
  return /\d/.test(text) || compiledWords[language].figure.test(text);
}
