import { foldText } from '#engine/search/foldText.ts';

import { foldedWords } from './words/foldedWords.ts';
import { languageOfWords } from './words/languageOfWords.ts';
import { questionWords } from './words/questionWords.ts';

/**
 * What a question asks, whatever the order and form of its words: the same for two questions with the same content
 * words once case, signs and endings are folded. Numbers, negations, tenses, and who does it to whom stay apart; so do
 * questions in different languages. Where it is not certain that two ask the same, their keys differ.
 */
export function questionKey(question: string): string {
  const { inRoles } = questionWords[languageOfWords(question)];
  const counted = inRoles(foldedWords(question));
  return counted.length > 0 ? counted.toSorted().join(' ') : foldText(question);
}
