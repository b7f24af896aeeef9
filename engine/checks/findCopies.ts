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
  return new Set(texts.flatMap((text) => runsIn(text)));
}

/** Texts of a draft that repeat the example company's documents, but for what its own request says. */
export function findCopies(texts: readonly Written<string>[], examples: ReadonlySet<string>, request: string): Copy[] {
  const own = runsOf([request]);
  return texts.flatMap(({ pointer, value }) => {
    const words = runsIn(value).find((run) => examples.has(run) && !own.has(run));
    return words === undefined ? [] : [{ pointer, words }];
  });
}

function runsIn(text: string): string[] {
  const words = foldText(text.replaceAll(/[^\p{L}\p{N}]+/gu, ' '))
    .split(' ')
    .filter(Boolean);
  return words.slice(inARow - 1).map((_, at) => words.slice(at, at + inARow).join(' '));
}
