import { fallbackLanguage, type Language, languages } from '#engine/languages/languages.ts';
import { foldText } from '#engine/search/foldText.ts';

import { questionWords } from './words/questionWords.ts';

// A number keeps its separators: 1.5 is not 15.
const words = /\p{N}+(?:[.,:/]\p{N}+)*|\p{L}[\p{L}\p{N}]*/gu;
/** What stands behind the apostrophe of a name, and asks nothing else; where from and where to do. */
const endingOfName = /['’ʼ](?:s|n?[iu]n?|y[iu]|s[iu]|d[ae]|t[ae]|d[iu]r|t[iu]r)(?!\p{L})/gu;

/**
 * What a question asks, whatever the order and form of its words: the same for two questions with the same content
 * words once case, signs and endings are folded. Numbers, negations, tenses, and who does it to whom stay apart; so do
 * questions in different languages. Where it is not certain that two ask the same, their keys differ.
 */
export function questionKey(question: string): string {
  const { inRoles } = questionWords[languageOf(question)];
  const folded = foldText(question);
  const counted = inRoles(folded.replaceAll(endingOfName, '').match(words) ?? []);
  return counted.length > 0 ? counted.toSorted().join(' ') : folded;
}

function languageOf(question: string): Language {
  const lower = question.normalize('NFC').toLowerCase();
  const told = foldText(question).match(words) ?? [];
  const weigh = (language: Language) => {
    const { letters, marks } = questionWords[language];
    return (letters?.test(lower) ? 2 : 0) + told.filter((word) => marks.has(word)).length;
  };
  return languages.reduce((best, each) => (weigh(each) > weigh(best) ? each : best), fallbackLanguage);
}
