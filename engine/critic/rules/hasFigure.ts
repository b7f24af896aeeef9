import type { Language } from '#engine/languages/languages.ts';

import { compiledWords } from '../words/compiledWords.ts';

/** Whether a lower-case text says a number, in digits or in words. */
export function hasFigure(text: string, language: Language): boolean {
  return /\d/.test(text) || compiledWords[language].figure.test(text);
}
