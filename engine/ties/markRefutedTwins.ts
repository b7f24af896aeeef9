import type { Claim } from '#engine/evidence/Evidence.ts';
import { isOpen } from '#engine/evidence/riskiestFirst.ts';
import { tiedGroups } from '#engine/evidence/tiedGroups.ts';
import type { Ties } from '#engine/evidence/Ties.ts';
import { foldText } from '#engine/search/foldText.ts';

import { leastLikeness, likenessOf } from './likenessOf.ts';
import { type ComparedWords, wordsOfClaim } from './wordsOfClaim.ts';

// Of the words of the shorter of two claims.
const fewestShared = 3;
const shareOfShorter = 0.6;
// No ending changes these letters of a word.
const lengthOfBeginning = 3;

/**
 * Claims for a model: one that nobody has tied to a refuted claim and that says much the same carries that claim as its
 * twin, so that what has fallen in one place is not told as open in another. Where a person has said that the two
 * differ, it does not.
 */
export function markRefutedTwins(claims: readonly Claim[], ties: Ties): Claim[] {
  const refuted = claims
    .filter(({ state }) => state === 'refuted')
    .map((claim) => {
      const words = wordsOfClaim(claim.text);
      return { claim, words, beginnings: [...words.words].map((word) => word.slice(0, lengthOfBeginning)) };
    });
  if (refuted.length === 0) return [...claims];
  const groups = tiedGroups(ties.tied);
  const groupOf = (id: string) => groups.get(id)?.[0] ?? id;
  const dismissed = new Set(
    ties.dismissed.flatMap(([one, other]) => [
      `${groupOf(one)} ${groupOf(other)}`,
      `${groupOf(other)} ${groupOf(one)}`,
    ]),
  );
  return claims.map((claim) => {
    // What was seen or heard here stands by itself.
    if (!isOpen(claim)) return claim;
    const text = foldText(claim.text);
    const others = refuted.filter(
      ({ claim: other, beginnings }) =>
        mayBeAlike(beginnings, text) && !dismissed.has(`${groupOf(claim.id)} ${groupOf(other.id)}`),
    );
    if (others.length === 0) return claim;
    const twin = likest(wordsOfClaim(claim.text), others);
    return twin ? { ...claim, refutedTwin: twin } : claim;
  });
}

/** Whether a text has the beginnings of so many words as two that are alike share: most others have not. */
function mayBeAlike(beginnings: readonly string[], text: string): boolean {
  const needed = Math.min(fewestShared, Math.ceil(beginnings.length * leastLikeness));
  let left = beginnings.length;
  let shared = 0;
  for (const beginning of beginnings) {
    if (text.includes(beginning)) shared += 1;
    left -= 1;
    if (shared + left < needed) return false;
  }
  return true;
}

/**
 * Whether the shorter of two says little that the longer one does not: a belief that is told elsewhere with more, or
 * less, around it. Nobody is asked whether they are the same, so this is for a model, which is told both.
 */
function holdsMostOf({ words: one }: ComparedWords, { words: other }: ComparedWords, likeness: number): boolean {
  if (likeness === 0) return false;
  const few = Math.min(one.size, other.size);
  const shared = (likeness * (one.size + other.size)) / (1 + likeness);
  return shared >= fewestShared && shared >= few * shareOfShorter;
}

function likest(words: ComparedWords, others: readonly { claim: Claim; words: ComparedWords }[]): Claim | undefined {
  let best: { claim: Claim; likeness: number } | undefined;
  for (const { claim, words: theirs } of others) {
    const likeness = likenessOf(words, theirs);
    if ((likeness >= leastLikeness || holdsMostOf(words, theirs, likeness)) && likeness > (best?.likeness ?? 0))
      best = { claim, likeness };
  }
  return best?.claim;
}
