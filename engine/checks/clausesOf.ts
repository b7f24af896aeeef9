import type { Language } from '#engine/languages/languages.ts';
import { foldedWords } from '#engine/questions/words/foldedWords.ts';
import { languageOfWords } from '#engine/questions/words/languageOfWords.ts';
import { claimWords } from '#engine/ties/claimWords.ts';

import type { Manner } from './sentencesOf.ts';

/** How a clause of a sentence says what it says; what it denies or leaves out is no fact. */
export type ClauseManner = Manner | 'denied';

/** Words by which a clause asks without a question mark, or leaves something out; as `foldText` leaves them. */
const turns: Record<Language, { asks: RegExp; denies: RegExp; bounds: RegExp }> = {
  en: {
    asks: /^(?:whether|ask|asks|asked|asking)$/,
    denies: /^(?:refuted|excluded|excluding|instead|contradicts|contradicted|dropped)$/,
    bounds: /^(?:more|less|fewer|later|earlier|before|after|only)$/,
  },
  tr: {
    asks: /^(?:olup|sorul\p{L}*|sorun|soralim|soruyoruz|mi|mu)$/u,
    denies: /^(?:curut\p{L}*|reddet\p{L}*|reddedil\p{L}*|yerine|haric|disinda|celis\p{L}*|vazgec\p{L}*)$/u,
    bounds: /^(?:fazla|az|gec|erken|once|sonra|yalniz|yalnizca|sadece)$/,
  },
};

/** The clauses of a sentence that says a fact: what each denies or asks is told apart from what it states. */
export function clausesOf(sentence: string): { text: string; manner: ClauseManner }[] {
  const language = languageOfWords(sentence);
  const { asks, denies, bounds } = turns[language];
  return sentence
    .split(/[;()—]|[:,–](?!\d)| (?:but|ama|fakat) /u)
    .filter((text) => text.trim() !== '')
    .map((text) => {
      const words = foldedWords(text);
      // "Not more than 40" says how many there are at the most.
      const isDenied = words.some(
        (word, at) => denies.test(word) || (claimWords[language].denies(word) && !bounds.test(words[at + 1] ?? '')),
      );
      if (words.some((word) => asks.test(word))) return { text, manner: 'question' };
      return { text, manner: isDenied ? 'denied' : 'fact' };
    });
}
