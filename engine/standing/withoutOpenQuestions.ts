import type { Standing } from '#engine/protocol/standing.ts';
import { openQuestionsPointer } from '#engine/schema/openQuestions.ts';

/**
 * Where a project stands, for readers who are not told its open questions: without what is only assumed in them.
 *
 * @returns another standing; the one that was given stays as it is
 */
export function withoutOpenQuestions(standing: Standing): Standing {
  const { decision } = standing;
  return {
    ...standing,
    decision: decision && {
      ...decision,
      claims: decision.claims.filter(isTold),
      against: decision.against.filter(isTold),
    },
    claims: standing.claims.filter(isTold),
    against: standing.against.filter(isTold),
    next: standing.next.filter(isTold),
    reasons: standing.reasons.filter(isTold),
  };
}

function isTold(told: object): boolean {
  return !('pointer' in told) || !`${String(told.pointer)}/`.startsWith(`${openQuestionsPointer}/`);
}
