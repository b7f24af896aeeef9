import { foldedWords } from '#engine/questions/words/foldedWords.ts';
import { languageOfWords } from '#engine/questions/words/languageOfWords.ts';
import { questionWords } from '#engine/questions/words/questionWords.ts';

import { claimWords } from './claimWords.ts';

/** What of a claim is compared with others: its words without endings, its numbers, and whether it denies. */
export interface ComparedWords {
  words: ReadonlySet<string>;
  numbers: ReadonlySet<string>;
  denies: boolean;
}

// Of one claim: a longer one says more than one thing.
const mostWords = 24;

export function wordsOfClaim(text: string): ComparedWords {
  const language = languageOfWords(text);
  const { empty, denies } = claimWords[language];
  const { stem } = questionWords[language];
  const counted = foldedWords(text)
    .filter((word) => !empty.has(word))
    .slice(0, mostWords);
  const isNumber = (word: string) => /^\p{N}/u.test(word);
  return {
    words: new Set(counted.filter((word) => !isNumber(word)).map(stem)),
    numbers: new Set(counted.filter(isNumber)),
    denies: counted.some(denies),
  };
}
