import type { Claim, ClaimTest, EvidenceRegister } from './Evidence.ts';

/** What was measured, and the limit that it did not keep. */
export interface Measured {
  result: number;
  threshold: number;
  direction: NonNullable<ClaimTest['direction']>;
}

/** Why a claim no longer carries: a test refuted it, or a source that it cites was removed. */
export interface Fall {
  claim: Claim;
  reason: 'refuted' | 'source-removed';
  /** Ids of the removed sources. */
  sources: string[];
  /** The toolsets whose documents brought it down: those of its tests and their results, or those of the sources. */
  judges: string[];
  /** Whether nothing is left that the claim rests on, so that what was built on it falls as well. */
  isGroundless: boolean;
  /** Of a refuted claim, where its test has figures. */
  measured?: Measured;
}

/** The claims of a register that fell. */
export function findFallen({ claims }: EvidenceRegister): Fall[] {
  return claims.flatMap((claim): Fall[] => {
    if (claim.state === 'refuted') {
      const judges = claim.tests.flatMap(({ toolset, verdict, resultAt }) =>
        verdict === 'refuted' && resultAt ? [toolset, resultAt.toolset] : [],
      );
      const measured = claim.tests.flatMap(measuredIn)[0];
      return [
        {
          claim,
          reason: 'refuted',
          sources: [],
          judges: [...new Set(judges)],
          isGroundless: true,
          ...(measured && { measured }),
        },
      ];
    }
    const sources = [...new Set(claim.sources.filter(({ state }) => state === 'missing').map(({ source }) => source))];
    if (sources.length === 0) return [];
    const judges = [...new Set(sources.map((source) => source.slice(0, source.indexOf('/'))))];
    return [{ claim, reason: 'source-removed', sources, judges, isGroundless: claim.state === 'assumed' }];
  });
}

function measuredIn({ verdict, result, threshold, direction }: ClaimTest): Measured[] {
  const hasFigures = result !== undefined && threshold !== undefined && direction !== undefined;
  return verdict === 'refuted' && hasFigures ? [{ result, threshold, direction }] : [];
}
