import type { Ties } from '#engine/evidence/Ties.ts';

import { leastLikeness, likenessOf } from './likenessOf.ts';
import { wordsOfClaim } from './wordsOfClaim.ts';

interface NamedClaim {
  id: string;
  text: string;
}

/**
 * Ties after a document has changed. A sentence without an id of its own is named by a hash of its words, so that it
 * has another name once it is worded anew: what was tied to it, or said to differ from it, holds for the sentence that
 * has come in the same field and is the likest to it. Where that denies what it said, or nothing alike has come, the
 * tie leads nowhere until the words are back.
 *
 * @returns the same ties where none of them is moved
 */
export function carryTies(ties: Ties, before: readonly NamedClaim[], after: readonly NamedClaim[]): Ties {
  const left = new Set(after.map(({ id }) => id));
  const known = new Set(before.map(({ id }) => id));
  const named = new Set([...ties.tied.flatMap(({ claims }) => claims), ...ties.dismissed.flat()]);
  const gone = before.filter(({ id }) => isByWords(id) && named.has(id) && !left.has(id));
  const come = after.filter(({ id }) => isByWords(id) && !known.has(id) && !named.has(id));
  const moves = new Map<string, string>();
  for (const claim of gone) {
    const words = wordsOfClaim(claim.text);
    const taken = new Set(moves.values());
    const [likest] = come
      .filter(({ id }) => fieldOf(id) === fieldOf(claim.id) && !taken.has(id))
      .map(({ id, text }) => ({ id, likeness: likenessOf(words, wordsOfClaim(text)) }))
      .filter(({ likeness }) => likeness >= leastLikeness)
      .toSorted((one, other) => other.likeness - one.likeness);
    if (likest) moves.set(claim.id, likest.id);
  }
  if (moves.size === 0) return ties;
  const moved = ([one, other]: readonly [string, string]) =>
    [moves.get(one) ?? one, moves.get(other) ?? other] as const;
  return {
    tied: ties.tied.map((tie) => ({ ...tie, claims: moved(tie.claims) })),
    dismissed: ties.dismissed.map(moved),
  };
}

const isByWords = (id: string) => id.slice(id.lastIndexOf('/') + 1).startsWith('~');

/** The field of a sentence, and the list of a text that is one. */
const fieldOf = (id: string) => id.slice(0, id.lastIndexOf('/'));
