import type { Claim } from '#engine/evidence/Evidence.ts';
import type { ClaimState } from '#engine/evidence/evidenceWords.ts';

import type { DistinctClaim } from './distinctClaims.ts';

// Nobody has said how important it is: in the middle.
const unknownImportance = 3;
/** From here on a claim is a risk to the whole project. */
const risky = 4;

// Of what is tested, what is assumed is only planned; of the rest, what is supported is known by sources.
const ofTested: readonly ClaimState[] = ['refuted', 'contested', 'supported', 'assumed'];
const ofUntested: readonly ClaimState[] = ['contested', 'assumed', 'supported', 'refuted'];

/**
 * Claims in the order in which most depends on them: the important ones, of these the ones that the team has chosen to
 * test, and of these what has fallen before what is contested, what holds and what is only planned; of the others what
 * is open before what is known.
 */
export function mattersMost<T extends Claim>(claims: readonly DistinctClaim<T>[]): DistinctClaim<T>[] {
  return claims.toSorted(
    (one, other) =>
      (other.importance ?? unknownImportance) - (one.importance ?? unknownImportance) ||
      Number(other.claim.tests.length > 0) - Number(one.claim.tests.length > 0) ||
      rank(one.claim) - rank(other.claim) ||
      one.claim.strength - other.claim.strength,
  );
}

const rank = ({ state, tests }: Claim) => (tests.length > 0 ? ofTested : ofUntested).indexOf(state);

/** Whether somebody has said that the project depends on it. */
export function isRisky({ importance }: { importance?: number | undefined }): boolean {
  return importance !== undefined && importance >= risky;
}
