import type { Language } from '#engine/languages/languages.ts';
import type { RoundRequest, StartedRound } from '#engine/protocol/round.ts';
import { noteMadeFrom } from '#engine/registry/noteMadeFrom.ts';
import { findPlanToolset, type NextPlan, planNextRound } from '#engine/standing/planNextRound.ts';
import { requireLockedProject } from '#server/access/requireProject.ts';
import { createId } from '#server/database/createId.ts';
import type { Transaction } from '#server/database/Database.ts';
import { type ProjectRow, touchProject } from '#server/database/repositories/projects.ts';
import { noteProjectSize } from '#server/database/repositories/projectSizes.ts';
import { lockProjectToolset, writeDraft } from '#server/database/repositories/projectToolsets.ts';
import { findProjectToolsetStates } from '#server/database/repositories/projectToolsetStates.ts';
import { findVersion } from '#server/database/repositories/projectVersions.ts';
import { insertRound, listRounds } from '#server/database/repositories/rounds.ts';
import { findSavedContents } from '#server/database/repositories/savedContents.ts';
import { findPresentContents } from '#server/database/repositories/versionContents.ts';
import { ApplicationError } from '#server/errors/ApplicationError.ts';
import { BusinessError } from '#server/errors/BusinessError.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';
import { RoundConflictError } from '#server/errors/RoundConflictError.ts';
import { translate } from '#server/i18n/translate.ts';
import { completeAndCheck } from '#server/projects/completeAndCheck.ts';
import { documentsOf, readProjectEvidence } from '#server/projects/readProjectEvidence.ts';
import { requireProjectSize } from '#server/projects/requireProjectSize.ts';
import { requireStorage } from '#server/projects/requireStorage.ts';
import { createVersion } from '#server/projects/versions/createVersion.ts';
import { presentVersion } from '#server/projects/versions/presentVersions.ts';
import { refuseWhileWriting } from '#server/projects/versions/refuseWhileWriting.ts';
import { requireVersionRoom } from '#server/projects/versions/requireVersionRoom.ts';
import type { Services } from '#server/Services.ts';

const most = 100;

interface RoundOrder extends RoundRequest {
  userId: string;
  projectId: string;
  /** The reader's, for the version's name. */
  language: Language;
}

type Parts = Pick<Services, 'logger' | 'toolsets' | 'paths' | 'validators' | 'evidence' | 'found'>;

/**
 * Ends a round and begins the next: what is saved is kept as a version named after the one that ends, and the plan of
 * the next one waits as a draft. Of two people who do so at once, one does.
 *
 * @throws RoundConflictError where another round is under way than the one that ends
 * @throws BusinessError `too-many-rounds`, `draft-in-the-way`, `plan-full`, `generation-writes`,
 *   `versions-too-large`, `storage-full`
 */
export async function startRound(
  services: Parts,
  transaction: Transaction,
  { userId, projectId, name, after, language, ...order }: RoundOrder,
): Promise<StartedRound> {
  const project = await requireLockedProject(transaction, { id: userId }, 'edit', projectId);
  const rounds = await listRounds(transaction, project);
  const ending = rounds.at(-1) ?? rounds[0];
  if (ending.number !== after) throw new RoundConflictError(ending);
  if (rounds.length >= most) throw new BusinessError('too-many-rounds', { limit: most });
  const contents = await findPresentContents(transaction, projectId);
  if (contents.length === 0) throw new ApplicationError('nothing-saved');
  const number = after + 1;
  const beginsOn = order.beginsOn ?? null;
  const plan = await planFor(services, transaction, project, number);
  if (plan) await keepPlan(services, transaction, projectId, plan);
  const version = await createVersion(transaction, {
    project,
    userId,
    name: ending.name ?? translate(language, 'versions.round', { number: ending.number }),
    cause: 'round',
    contents,
  });
  const startedAt = new Date().toISOString();
  await insertRound(transaction, projectId, { userId, number, name, beginsOn, startedAt, version });
  await requireVersionRoom(transaction, projectId);
  await noteProjectSize(transaction, projectId);
  await requireStorage(transaction, { ownerId: project.userId, actorId: userId });
  await requireProjectSize(transaction, projectId);
  await touchProject(transaction, projectId);
  const kept = await findVersion(transaction, projectId, version);
  if (!kept) throw new NotFoundError();
  return {
    round: { number, name, beginsOn, startedAt, endedAt: null, version: null },
    version: await presentVersion(transaction, project, kept),
    plan: plan && { toolset: plan.toolset, carried: plan.carried, held: plan.held, left: plan.left },
  };
}

/**
 * null: nothing is left to test, no toolset says what a round begins with, or what it says does not fit its schema.
 *
 * @throws BusinessError `plan-full`
 */
async function planFor(
  services: Parts,
  transaction: Transaction,
  { id: projectId, path }: Pick<ProjectRow, 'id' | 'path'>,
  number: number,
): Promise<NextPlan | null> {
  const { logger, toolsets, paths, validators } = services;
  const { standing } = await readProjectEvidence({ ...services, database: { connection: transaction } }, projectId);
  const documents = documentsOf(toolsets, await findSavedContents(transaction, projectId));
  const toolset = findPlanToolset(toolsets.toolsets, documents, paths.stepsOf(path));
  if (!toolset) return null;
  const claims = standing.claims.map(({ claim, reason }) => ({ claim, importance: reason.importance }));
  const plan = planNextRound({
    toolset,
    toolsets: toolsets.toolsets,
    documents,
    claims,
    number,
    newId: () => createId().toLowerCase(),
  });
  if (!plan) return null;
  if (plan.carried === 0) throw new BusinessError('plan-full', {}, { toolset: plan.toolset });
  const { content, faults } = completeAndCheck(validators, toolsets.get(plan.toolset), plan.document);
  if (faults.length === 0) return { ...plan, document: content };
  // Nobody who starts a round could mend the folder.
  logger.error({ toolset: plan.toolset, faults }, 'the plan of a round does not fit its folder, and was left out');
  return null;
}

/** Keeps the plan as the draft of its toolset, where none waits. Nobody has to confirm any of it: people wrote it. */
async function keepPlan(services: Parts, transaction: Transaction, projectId: string, plan: NextPlan): Promise<void> {
  const { toolsets } = services;
  const { toolset: toolsetId, document: content } = plan;
  await refuseWhileWriting(transaction, projectId, (id) => id === toolsetId);
  const { draft } = await lockProjectToolset(transaction, projectId, toolsetId);
  if (draft) throw new BusinessError('draft-in-the-way', {}, { toolset: toolsetId });
  const states = await findProjectToolsetStates(transaction, projectId);
  await writeDraft(transaction, projectId, toolsetId, {
    content,
    contentId: createId(),
    madeFrom: noteMadeFrom(toolsets, toolsetId, (id) => states.get(id)?.contentId ?? null),
    unconfirmed: [],
    cut: [],
    generationId: createId(),
    isStarter: false,
    isOfRound: true,
    isStopped: false,
    createdAt: new Date().toISOString(),
  });
}
