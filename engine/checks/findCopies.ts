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
  return new Set(texts.flatMap((text) => foldedRuns(wordsOf(text))));
}

/** Texts of a draft that repeat the example company's documents, but for what its own request says. */
export function findCopies(texts: readonly Written<string>[], examples: ReadonlySet<string>, request: string): Copy[] {
  const own = runsOf([request]);
  return texts.flatMap(({ pointer, value }) => {
    const words = wordsOf(value);
    const at = foldedRuns(words).findIndex((run) => examples.has(run) && !own.has(run));
    return at === -1 ? [] : [{ pointer, words: words.slice(at, at + inARow).join(' ') }];
  });
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

function foldedRuns(words: readonly string[]): string[] {
  if (words.length < inARow) return [];
  const folded = words.map(foldText);
  return words.slice(inARow - 1).map((_, at) => folded.slice(at, at + inARow).join(' '));
}
