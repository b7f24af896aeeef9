import { claimKey } from '#engine/evidence/claimKey.ts';
import type { Claim } from '#engine/evidence/Evidence.ts';
import { joinGroups } from '#engine/evidence/tiedGroups.ts';

/** A claim that speaks for all that say the same. */
export interface DistinctClaim<T extends Claim = Claim> {
  claim: T;
  /** The highest that anybody gave one of them; undefined where nobody has. */
  importance: number | undefined;
}

/**
 * Each claim once, in the order of the register: those that are tied or say the same word for word are one, and so are
 * a claim and the hypotheses that test it. The claim speaks for its hypotheses, since all that is known of it is
 * gathered there; of claims that nobody has tied, one of which something is known.
 */
export function distinctClaims<T extends Claim>(claims: readonly T[]): DistinctClaim<T>[] {
  const groups = new Map<string, string[]>();
  const tested = new Map<string, string>();
  const worded = new Map<string, string>();
  for (const { id, text, sameAs = [], tests } of claims) {
    for (const other of sameAs) joinGroups(groups, [id, other]);
    const same = worded.get(claimKey(text));
    if (same === undefined) worded.set(claimKey(text), id);
    else joinGroups(groups, [same, id]);
    for (const test of tests) {
      const first = tested.get(keyOf(test));
      if (first === undefined) tested.set(keyOf(test), id);
      else joinGroups(groups, [first, id]);
    }
  }
  const byId = new Map(claims.map((claim) => [claim.id, claim]));
  const order = new Map(claims.map(({ id }, index) => [id, index]));
  const told = new Set<readonly string[]>();
  return claims.flatMap((claim) => {
    const group = groups.get(claim.id);
    if (!group) return [{ claim, importance: claim.importance }];
    if (told.has(group)) return [];
    told.add(group);
    const same = group
      .flatMap((id) => byId.get(id) ?? [])
      .toSorted((one, other) => order.get(one.id)! - order.get(other.id)!);
    const known = same.filter(({ state }) => state !== 'assumed');
    const among = known.length > 0 ? known : same;
    const speaker = among.find((each) => !isHypothesis(each)) ?? among[0] ?? claim;
    const rated = same.flatMap(({ importance }) => importance ?? []);
    return [{ claim: speaker, importance: rated.length > 0 ? Math.max(...rated) : undefined }];
  });
}

/** Whether a claim is the hypothesis of one of its own tests. */
function isHypothesis({ toolset, pointer, tests }: Claim): boolean {
  return tests.some((test) => test.toolset === toolset && test.pointer === pointer);
}

const keyOf = ({ toolset, pointer }: { toolset: string; pointer: string }) => `${toolset}#${pointer}`;
