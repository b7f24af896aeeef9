import type { Claim, EvidenceRegister } from './Evidence.ts';

/** Why a claim no longer carries: a test refuted it, or a source that it cites was removed. */
export interface Fall {
  claim: Claim;
  reason: 'refuted' | 'source-removed';
  /** Ids of the removed sources. */
  sources: string[];
  /** The toolsets whose documents brought it down: those of the results, or those that held the sources. */
  judges: string[];
  /** Whether nothing is left that the claim rests on, so that what was built on it falls as well. */
  isGroundless: boolean;
}

/** The claims of a register that fell. */
export function findFallen({ claims }: EvidenceRegister): Fall[] {
  return claims.flatMap((claim): Fall[] => {
    if (claim.state === 'refuted') {
      const judges = claim.tests.flatMap(({ verdict, resultAt }) =>
        verdict === 'refuted' && resultAt ? resultAt.toolset : [],
      );
      return [{ claim, reason: 'refuted', sources: [], judges: [...new Set(judges)], isGroundless: true }];
    }
    const sources = [...new Set(claim.sources.filter(({ state }) => state === 'missing').map(({ source }) => source))];
    if (sources.length === 0) return [];
    const judges = [...new Set(sources.map((source) => source.slice(0, source.indexOf('/'))))];
    return [{ claim, reason: 'source-removed', sources, judges, isGroundless: claim.state === 'assumed' }];
  });
}
