import type { Claim } from '#engine/evidence/Evidence.ts';
import { tiedGroups } from '#engine/evidence/tiedGroups.ts';
import type { Ties } from '#engine/evidence/Ties.ts';

import { leastLikeness, likenessOf } from './likenessOf.ts';
import { wordsOfClaim } from './wordsOfClaim.ts';

/** Two claims of different toolsets whose words are alike. */
export interface ProposedTie {
  /** Their ids, in path order. */
  claims: [string, string];
  /** 0 to 1. */
  likeness: number;
}

/** What a person can look through. */
const mostProposals = 30;
// Words that more claims have tell little, and each claim is compared with a bounded number of others.
const mostWithWord = 30;

type Compared = Pick<Claim, 'id' | 'toolset' | 'pointer' | 'text' | 'tests'>;

/**
 * Claims that may be the same, the likest first: each with the likest of those before it, in another toolset. What is
 * tied, or was said to differ, is left out, and so is a hypothesis beside the claim that it tests.
 */
export function proposeTies(claims: readonly Compared[], ties: Ties): ProposedTie[] {
  const groups = tiedGroups(ties.tied);
  const groupOf = (id: string) => groups.get(id)?.[0] ?? id;
  const dismissed = new Set(
    ties.dismissed.flatMap(([one, other]) => [
      `${groupOf(one)} ${groupOf(other)}`,
      `${groupOf(other)} ${groupOf(one)}`,
    ]),
  );
  const compared = claims.map((claim) => ({ claim, words: wordsOfClaim(claim.text) }));
  const withWord = new Map<string, number[]>();
  const proposed = compared.flatMap(({ claim, words }, index): ProposedTie[] => {
    let best: ProposedTie | undefined;
    for (const earlier of candidates(words.words)) {
      const { claim: other, words: others } = compared[earlier]!;
      if (other.toolset === claim.toolset || isTestOf(claim, other) || isTestOf(other, claim)) continue;
      const [own, theirs] = [groupOf(claim.id), groupOf(other.id)];
      if (own === theirs || dismissed.has(`${own} ${theirs}`)) continue;
      const likeness = likenessOf(words, others);
      if (likeness >= leastLikeness && likeness > (best?.likeness ?? 0))
        best = { claims: [other.id, claim.id], likeness };
    }
    for (const word of words.words) {
      const known = withWord.get(word);
      if (known) known.push(index);
      else withWord.set(word, [index]);
    }
    return best ? [best] : [];
  });
  return proposed.toSorted((a, b) => b.likeness - a.likeness).slice(0, mostProposals);

  /** Those before that have one of its rarer words, which two that are alike enough share: the latest of each. */
  function candidates(words: ReadonlySet<string>): Set<number> {
    const found = new Set<number>();
    const having = (word: string) => withWord.get(word)?.length ?? 0;
    const rare = [...words]
      .toSorted((a, b) => having(a) - having(b))
      .slice(0, Math.floor(words.size * (1 - leastLikeness)) + 1);
    for (const word of rare) for (const index of withWord.get(word)?.slice(-mostWithWord) ?? []) found.add(index);
    return found;
  }
}

function isTestOf(hypothesis: Compared, claim: Compared): boolean {
  return claim.tests.some(({ toolset, pointer }) => toolset === hypothesis.toolset && pointer === hypothesis.pointer);
}
