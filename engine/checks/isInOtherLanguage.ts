import type { Language } from '#engine/languages/languages.ts';

import { findOtherLanguage } from './findOtherLanguage.ts';
import type { Written } from './writtenIn.ts';

/** Of the letters; names, quotes and terms of a trade are in another language in every draft. */
const share = 0.5;

/** Whether most of a draft is in another language than was asked for. */
export function isInOtherLanguage(texts: readonly Written<string>[], language: Language): boolean {
  const other = new Set(findOtherLanguage(texts, language));
  const lengthOf = (some: readonly Written<string>[]) => some.reduce((sum, { value }) => sum + value.length, 0);
  return lengthOf(texts.filter(({ pointer }) => other.has(pointer))) > share * lengthOf(texts);
}
