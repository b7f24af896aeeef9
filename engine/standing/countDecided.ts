import { isOpen } from '#engine/evidence/riskiestFirst.ts';

import type { DistinctClaim } from './distinctClaims.ts';
import { isRisky } from './mattersMost.ts';

/**
 * How many claims of importance 4 and 5 are open, or were planned to be tested, and how many of them are supported or
 * refuted by now. What was known from the beginning is no risk.
 */
export function countDecided(claims: readonly DistinctClaim[]): {
  of: number;
  done: number;
} {
  const risks = claims.filter((each) => isRisky(each) && (isOpen(each.claim) || each.claim.tests.length > 0));
  return { of: risks.length, done: risks.filter(({ claim }) => !isOpen(claim)).length };
}
