import type { ComparedWords } from './wordsOfClaim.ts';

/** From here on two claims are proposed to be the same. */
export const leastLikeness = 0.4;
// Of fewer words all have to be the same.
const fewWords = 3;

/**
 * How alike two claims are, 0 to 1: the share of words that both have (Jaccard), without endings. None where one denies
 * what the other says, or has figures that the other has not.
 */
export function likenessOf(one: ComparedWords, other: ComparedWords): number {
  if (one.denies !== other.denies || !isWithin(one.numbers, other.numbers)) return 0;
  const [few, many] = one.words.size < other.words.size ? [one.words, other.words] : [other.words, one.words];
  let shared = 0;
  for (const word of few) if (many.has(word)) shared += 1;
  const all = few.size + many.size - shared;
  if (all === 0 || (few.size < fewWords && shared < all)) return 0;
  return shared / all;
}

/** Whether one of two has all numbers of the other. */
function isWithin(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [few, many] = one.size < other.size ? [one, other] : [other, one];
  return [...few].every((number) => many.has(number));
}
