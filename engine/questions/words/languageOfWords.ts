import { fallbackLanguage, type Language, languages } from '#engine/languages/languages.ts';
import { foldText } from '#engine/search/foldText.ts';

import { questionWords } from './questionWords.ts';

/** The language of a sentence, by its letters and its commonest words. */
export function languageOfWords(text: string): Language {
  const lower = text.normalize('NFC').toLowerCase();
  const told = foldText(text).match(/\p{L}[\p{L}\p{N}]*/gu) ?? [];
  const weigh = (language: Language) => {
    const { letters, marks } = questionWords[language];
    return (letters?.test(lower) ? 2 : 0) + told.filter((word) => marks.has(word)).length;
  };
  return languages.reduce((best, each) => (weigh(each) > weigh(best) ? each : best), fallbackLanguage);
}
