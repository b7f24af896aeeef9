import type { Claim } from '#engine/evidence/Evidence.ts';
import { tiedGroups } from '#engine/evidence/tiedGroups.ts';
import type { Ties } from '#engine/evidence/Ties.ts';

import { leastLikeness, likenessOf } from './likenessOf.ts';
import { type ComparedWords, wordsOfClaim } from './wordsOfClaim.ts';

/**
 * Claims for a model: one that nobody has tied to a refuted claim and that says much the same carries that claim as its
 * twin, so that what has fallen in one place is not told as open in another. Where a person has said that the two
 * differ, it does not.
 */
export function markRefutedTwins(claims: readonly Claim[], ties: Ties): Claim[] {
  const refuted = claims
    .filter(({ state }) => state === 'refuted')
    .map((claim) => ({ claim, words: wordsOfClaim(claim.text) }));
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
    if (claim.state === 'refuted') return claim;
    const others = refuted.filter((each) => !dismissed.has(`${groupOf(claim.id)} ${groupOf(each.claim.id)}`));
    const twin = likest(wordsOfClaim(claim.text), others);
    return twin ? { ...claim, refutedTwin: twin } : claim;
  });
}

function likest(words: ComparedWords, others: readonly { claim: Claim; words: ComparedWords }[]): Claim | undefined {
  let best: { claim: Claim; likeness: number } | undefined;
  for (const { claim, words: theirs } of others) {
    const likeness = likenessOf(words, theirs);
    if (likeness >= leastLikeness && likeness > (best?.likeness ?? 0)) best = { claim, likeness };
  }
  return best?.claim;
}
