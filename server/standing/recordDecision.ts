import type { Language } from '#engine/languages/languages.ts';
import type { Decision, DecisionRequest } from '#engine/protocol/decision.ts';
import { markMoved } from '#engine/standing/markMoved.ts';
import { requireLockedProject } from '#server/access/requireProject.ts';
import type { Transaction } from '#server/database/Database.ts';
import { countDecisions, findDecision, insertDecision } from '#server/database/repositories/decisions.ts';
import { findMovedThresholds } from '#server/database/repositories/movedThresholds.ts';
import { listProjectPeople } from '#server/database/repositories/projectPeople.ts';
import { touchProject } from '#server/database/repositories/projects.ts';
import { growProject } from '#server/database/repositories/projectSizes.ts';
import { findRoundNumber } from '#server/database/repositories/rounds.ts';
import { BusinessError } from '#server/errors/BusinessError.ts';
import { DecisionOutdatedError } from '#server/errors/DecisionOutdatedError.ts';
import { InvalidRequestError } from '#server/errors/InvalidRequestError.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';
import { translate } from '#server/i18n/translate.ts';
import { readProjectEvidence } from '#server/projects/readProjectEvidence.ts';
import { requireStorage } from '#server/projects/requireStorage.ts';
import type { Services } from '#server/Services.ts';

import { caseAgainstOf } from './describeStanding.ts';

const most = 500;

interface DecisionOrder extends DecisionRequest {
  userId: string;
  projectId: string;
  language: Language;
}

/**
 * Records what was decided, with its reasons and the case against as they stand at this moment. Nobody changes it
 * afterwards.
 *
 * @throws BusinessError `claim-gone`, `same-claim`, `too-many-decisions`, `storage-full`
 * @throws DecisionOutdatedError where a reason has another state than the person was shown
 */
export async function recordDecision(
  services: Pick<Services, 'toolsets' | 'evidence' | 'found'>,
  transaction: Transaction,
  { userId, projectId, language, verdict, text, claims, stage, seen, ...order }: DecisionOrder,
): Promise<Decision> {
  const project = await requireLockedProject(transaction, { id: userId }, 'edit', projectId);
  if ((await countDecisions(transaction, projectId)) >= most)
    throw new BusinessError('too-many-decisions', { limit: most });
  if (new Set(claims).size < claims.length) throw new BusinessError('same-claim');
  const others = await requirePeople(transaction, { projectId, ids: order.with ?? [], language });
  const { standing } = await readProjectEvidence({ ...services, database: { connection: transaction } }, projectId);
  const moved = await findMovedThresholds(transaction, projectId);
  const reasons = claims.map((id) => {
    const reason = standing.reasons.get(id);
    if (!reason) throw new BusinessError('claim-gone');
    return markMoved(reason, moved);
  });
  if (reasons.some(({ state }, index) => (seen?.[index] ?? state) !== state)) throw new DecisionOutdatedError(reasons);
  const { id, bytes } = await insertDecision(transaction, projectId, {
    userId,
    with: others.filter((id) => id !== userId),
    verdict,
    text,
    stage: stage ?? null,
    round: await findRoundNumber(transaction, projectId),
    claims: reasons,
    against: caseAgainstOf(standing, { figures: standing.figures[language], moved }),
    at: new Date().toISOString(),
  });
  await growProject(transaction, projectId, bytes);
  await requireStorage(transaction, { ownerId: project.userId, actorId: userId });
  await touchProject(transaction, projectId);
  const decision = await findDecision(transaction, projectId, id);
  if (!decision) throw new NotFoundError();
  return decision;
}

interface Named {
  projectId: string;
  ids: readonly string[];
  language: Language;
}

/** @throws InvalidRequestError for somebody who is not in the project */
async function requirePeople(transaction: Transaction, { projectId, ids, language }: Named): Promise<string[]> {
  if (ids.length === 0) return [];
  const people = new Set((await listProjectPeople(transaction, projectId)).map(({ id }) => id));
  const faults = ids.flatMap((id, index) => (people.has(id) ? [] : [`/with/${index}`]));
  if (faults.length > 0)
    throw new InvalidRequestError(
      faults.map((path) => ({ path, key: 'not-in-list', message: translate(language, 'fields.not-in-list') })),
    );
  return [...ids];
}
