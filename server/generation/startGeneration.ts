import { generationPrice } from '#engine/generation/generationPrice.ts';
import { fieldsLeft } from '#engine/generation/parts/fieldsLeft.ts';
import type { Unfinished } from '#engine/generation/parts/Unfinished.ts';
import type { GenerationAccepted } from '#engine/protocol/generation.ts';
import { generationOrder } from '#engine/registry/generationOrder.ts';
import type { ToolsetPaths } from '#engine/registry/ToolsetPaths.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import { requireLockedProject } from '#server/access/requireProject.ts';
import { reserveTokens } from '#server/billing/ledger.ts';
import { planCritique } from '#server/critique/planCritique.ts';
import { createId } from '#server/database/createId.ts';
import type { Transaction } from '#server/database/Database.ts';
import { countQueued, findActiveOf, insertGeneration } from '#server/database/repositories/generations.ts';
import { findActiveSteps } from '#server/database/repositories/generationSteps.ts';
import type { ProjectOfPerson } from '#server/database/repositories/projects.ts';
import {
  findProjectToolsets,
  type ProjectToolsetRow,
  type UnfinishedDraft,
} from '#server/database/repositories/projectToolsets.ts';
import { findNames, lockUser } from '#server/database/repositories/users.ts';
import { BusinessError } from '#server/errors/BusinessError.ts';
import { TooManyRequestsError } from '#server/errors/TooManyRequestsError.ts';
import { UnavailableError } from '#server/errors/UnavailableError.ts';
import { keepVersionBefore } from '#server/projects/versions/keepVersionBefore.ts';

import type { GenerationOrder } from './GenerationService.ts';
import { requireGeneratedFields } from './requireGeneratedFields.ts';
import { isWhollyLocked, withoutLocked } from './withoutLocked.ts';

const maxQueued = 5000; // queue limit: beyond it, waiting takes too long to be useful
const maxOpenOfPerson = 60; // queued and running together, so that one person does not fill the queue
const retryAfter = 60; // seconds

/**
 * Checks an order, reserves its tokens and inserts the job with its steps.
 *
 * @param terms.isFree no model writes
 * @param terms.isUnlimited nobody runs out of tokens
 * @throws BusinessError, NotFoundError
 */
export async function startGeneration(
  transaction: Transaction,
  { registry, paths }: { registry: ToolsetRegistry; paths: ToolsetPaths },
  order: GenerationOrder,
  { isFree, isUnlimited }: { isFree: boolean; isUnlimited: boolean },
): Promise<GenerationAccepted> {
  const isCritique = order.kind === 'critique';
  // Orders of a person are counted one by one, also where others pay for some.
  await lockUser(transaction, order.userId);
  // Locks the project row, so that two orders for the same toolset are serialised.
  const person = { id: order.userId };
  const project = await requireLockedProject(transaction, person, 'generate', order.projectId);
  if ((await countQueued(transaction)) >= maxQueued) throw new UnavailableError();
  const rows = await findProjectToolsets(transaction, order.projectId);
  const wanted = order.toolsets === 'all' ? paths.stepsOf(project.path) : order.toolsets;
  const asked = isCritique ? [] : generationOrder(registry, wanted);
  const ids = asked.filter((id) => !isWhollyLocked(registry.get(id), rows.get(id)));
  await refuseWhileActive(transaction, order.projectId, ids);
  requireDependencies(registry, rows, order, ids);

  const isBatch = order.kind === 'batch';
  const leftIn = isBatch && order.goOn ? leftOfEach(rows, ids) : new Map<string, UnfinishedDraft>();
  const goesOn = order.goOn && !isBatch ? leftOf(rows.get(asked[0] ?? '')) : null;
  const toWrite = goesOn ? fieldsLeft(goesOn) : order.fields;
  const fields = toWrite && withoutLocked(rows.get(asked[0] ?? ''), toWrite);
  const drafts = ids.map((toolsetId) => {
    const toolset = registry.get(toolsetId);
    if (order.fields) requireGeneratedFields(toolset, rows.get(toolsetId), order.fields, order.language);
    const left = leftIn.get(toolsetId);
    const price = Math.min(
      generationPrice(toolset, left ? fieldsLeft(left) : fields),
      (left ?? goesOn)?.price ?? Infinity,
    );
    return { toolsetId, tokens: isFree ? 0 : price };
  });
  const steps = isCritique ? [await planCritique(transaction, order.projectId, { rows, isFree })] : drafts;
  if (steps.length === 0 || fields?.length === 0) throw new BusinessError('locked');
  const versionId =
    isBatch && ids.some((toolsetId) => rows.get(toolsetId)?.content)
      ? await keepVersionBefore(transaction, { ...order, project, cause: 'generate-all' })
      : undefined;
  const id = createId();
  await insertGeneration(
    transaction,
    {
      id,
      userId: order.userId,
      payerId: project.userId,
      projectId: order.projectId,
      kind: order.kind,
      language: project.language,
      extraNotes: order.extraNotes ?? null,
      fields: fields ?? null,
      goesOn: goesOn && within(goesOn, fields ?? []),
      goesOnIn: leftIn.size > 0 ? Object.fromEntries([...leftIn].map(([of, left]) => [of, within(left)])) : null,
    },
    steps,
  );
  const tokens = steps.reduce((sum, step) => sum + step.tokens, 0);
  const toolset = drafts.length === 1 ? drafts[0]!.toolsetId : undefined;
  const purpose = { projectId: project.id, toolset, versionId, startedBy: order.userId };
  await reserve(transaction, project, { amount: tokens, reference: id, purpose, isUnlimited });
  if ((await findActiveOf(transaction, { userId: order.userId })).length > maxOpenOfPerson)
    throw new TooManyRequestsError(retryAfter);
  return { id, status: 'queued', tokens };
}

/** What is left to write of the draft. */
function leftOf(row: ProjectToolsetRow | undefined): UnfinishedDraft {
  const unfinished = row?.draft?.unfinished;
  if (!unfinished) throw new BusinessError('nothing-to-go-on-with');
  return unfinished;
}

/** Of toolsets whose draft broke off, what is left that no lock holds; those without are written as a whole. */
function leftOfEach(
  rows: ReadonlyMap<string, ProjectToolsetRow>,
  ids: readonly string[],
): Map<string, UnfinishedDraft> {
  return new Map(
    ids.flatMap((id) => {
      const unfinished = rows.get(id)?.draft?.unfinished;
      if (!unfinished) return [];
      const fields = withoutLocked(rows.get(id), fieldsLeft(unfinished));
      return fields.length > 0 ? [[id, { ...unfinished, ...within(unfinished, fields) }] as const] : [];
    }),
  );
}

/** What is left of it that is among some fields. */
function within(
  { missing, growing }: Unfinished,
  fields: readonly string[] = fieldsLeft({ missing, growing }),
): Unfinished {
  return {
    missing: missing.filter((field) => fields.includes(field)),
    growing: growing !== null && fields.includes(growing) ? growing : null,
  };
}

/** From the owner, who alone is told how much they have. */
async function reserve(
  transaction: Transaction,
  { role, userId }: ProjectOfPerson,
  order: Omit<Parameters<typeof reserveTokens>[1], 'userId'>,
): Promise<void> {
  try {
    await reserveTokens(transaction, { ...order, userId });
  } catch (error) {
    if (role === 'owner' || !(error instanceof BusinessError)) throw error;
    const owner = (await findNames(transaction, [userId])).get(userId) ?? '';
    throw new BusinessError(error.key, { needed: order.amount, owner }, undefined, 'insufficient-tokens-of-owner');
  }
}

async function refuseWhileActive(transaction: Transaction, projectId: string, ids: string[]): Promise<void> {
  const running = (await findActiveSteps(transaction, projectId)).find(({ toolsetId }) => ids.includes(toolsetId));
  if (running) throw new BusinessError('generation-in-progress', {}, running);
}

function requireDependencies(
  registry: ToolsetRegistry,
  rows: ReadonlyMap<string, ProjectToolsetRow>,
  { language }: GenerationOrder,
  ids: string[],
): void {
  const missing = new Set(
    ids.flatMap((id) =>
      registry
        .dependenciesOf(id)
        .filter((needed) => needed.required && !rows.get(needed.id)?.content && !ids.includes(needed.id))
        .map((needed) => needed.id),
    ),
  );
  if (missing.size === 0) return;
  const names = [...missing].map((id) => registry.get(id).locales[language].title).join(', ');
  throw new BusinessError('dependency-missing', { missing: names }, { missing: [...missing] });
}
