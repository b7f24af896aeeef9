import type { Standing } from '#engine/protocol/standing.ts';
import { withoutOpenQuestions } from '#engine/standing/withoutOpenQuestions.ts';

/**
 * What of it holders of a share link are told: of people only the owner by their name, as of the whole project, and
 * nothing that only a decision needs; of open questions nothing, as of the toolsets.
 */
export function standingForGuests(standing: Standing, ownerId: string): Standing {
  const told = withoutOpenQuestions(standing);
  const { decision } = told;
  const isOwner = ({ id }: { id: string }) => id === ownerId;
  const named = ({ fullName }: { fullName: string }) => ({ id: '', fullName });
  return {
    ...told,
    decision: decision && {
      ...decision,
      by: decision.by && isOwner(decision.by) ? named(decision.by) : null,
      with: decision.with.filter(isOwner).map(named),
    },
    reasons: [],
  };
}
