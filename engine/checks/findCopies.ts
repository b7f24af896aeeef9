import { foldText } from '#engine/search/foldText.ts';

import type { Written } from './writtenIn.ts';

// As many words in a row are no coincidence; proverbs and names are shorter.
const inARow = 7;

export interface Copy {
  pointer: string;
  words: string;
}

/** All runs of so many words of some texts. */
export function runsOf(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => runsIn(text).map(({ folded }) => folded)));
}

/** Texts of a draft that repeat the example company's documents, but for what its own request says. */
export function findCopies(texts: readonly Written<string>[], examples: ReadonlySet<string>, request: string): Copy[] {
  const own = runsOf([request]);
  return texts.flatMap(({ pointer, value }) => {
    const run = runsIn(value).find(({ folded }) => examples.has(folded) && !own.has(folded));
    return run === undefined ? [] : [{ pointer, words: run.words }];
  });
}

function runsIn(text: string): { folded: string; words: string }[] {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const folded = words.map(foldText);
  return words.slice(inARow - 1).map((_, at) => ({
    folded: folded.slice(at, at + inARow).join(' '),
    words: words.slice(at, at + inARow).join(' '),
  }));
}
