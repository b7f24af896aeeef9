import { generationPrice } from '#engine/generation/generationPrice.ts';
import type { GenerationAccepted } from '#engine/protocol/generation.ts';
import { generationOrder } from '#engine/registry/generationOrder.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';

import { requireLockedProject } from '../access/requireProject.ts';
import { reserveTokens } from '../billing/ledger.ts';
import { createId } from '../database/createId.ts';
import type { Transaction } from '../database/Database.ts';
import { countQueued, findActiveOf, insertGeneration } from '../database/repositories/generations.ts';
import { findActiveSteps } from '../database/repositories/generationSteps.ts';
import { findProjectToolsets, type ProjectToolsetRow } from '../database/repositories/projectToolsets.ts';
import { BusinessError } from '../errors/BusinessError.ts';
import { TooManyRequestsError } from '../errors/TooManyRequestsError.ts';
import { UnavailableError } from '../errors/UnavailableError.ts';
import type { GenerationOrder } from './GenerationService.ts';
import { requireGeneratedFields } from './requireGeneratedFields.ts';

const maxQueued = 5000; // queue limit: beyond it, waiting takes too long to be useful
const maxOpenOfPerson = 60; // queued and running together, so that one person does not fill the queue
const retryAfter = 60; // seconds

/** Checks an order, reserves its tokens and inserts the job with its steps. @param isFree No model writes. @throws BusinessError, NotFoundError */
export async function startGeneration(
  transaction: Transaction,
  registry: ToolsetRegistry,
  { order, isFree }: { order: GenerationOrder; isFree: boolean },
): Promise<GenerationAccepted> {
  const ids = generationOrder(registry, order.toolsets);
  // Locks the project row, so that two orders for the same toolset are serialised.
  const person = { id: order.userId };
  const project = await requireLockedProject(transaction, person, 'generate', order.projectId);
  if ((await countQueued(transaction)) >= maxQueued) throw new UnavailableError();
  await refuseWhileActive(transaction, order.projectId, ids);
  const rows = await findProjectToolsets(transaction, order.projectId);
  requireDependencies(registry, rows, order, ids);

  const steps = ids.map((toolsetId) => {
    const toolset = registry.get(toolsetId);
    if (order.fields) requireGeneratedFields(toolset, rows.get(toolsetId), order.fields, order.language);
    return { toolsetId, tokens: isFree ? 0 : generationPrice(toolset, order.fields) };
  });
  const id = createId();
  await insertGeneration(
    transaction,
    {
      id,
      userId: order.userId,
      projectId: order.projectId,
      kind: order.kind,
      language: project.language,
      extraNotes: order.extraNotes ?? null,
      fields: order.fields ?? null,
    },
    steps,
  );
  const tokens = steps.reduce((sum, step) => sum + step.tokens, 0);
  await reserveTokens(transaction, { userId: order.userId, amount: tokens, reference: id });
  // The reservation holds the person's ledger account, so that orders for several projects are counted one by one.
  if ((await findActiveOf(transaction, { userId: order.userId })).length > maxOpenOfPerson)
    throw new TooManyRequestsError(retryAfter);
  return { id, status: 'queued', tokens };
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
