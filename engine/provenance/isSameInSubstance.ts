import { wordsOf } from '#engine/search/wordsOf.ts';

/**
 * Whether two values say the same: texts by their words, whatever their case, blanks and punctuation; a text without
 * words, and all other values, exactly.
 */
export function isSameInSubstance(one: unknown, other: unknown): boolean {
  if (typeof one !== 'string' || typeof other !== 'string') return one === other;
  const [words, others] = [wordsOf(one), wordsOf(other)];
  return words === others && (words !== '' || one.trim() === other.trim());
}
