import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';

import type { Transaction } from '../database/Database.ts';
import type { GenerationRow } from '../database/repositories/generations.ts';
import { findStepContent, type GenerationStepRow } from '../database/repositories/generationSteps.ts';
import { findProjectToolset } from '../database/repositories/projectToolsets.ts';
import { deliveredTokens } from './deliveredTokens.ts';

/** What a step costs that a person stops while it is written, by what was kept of its text. */
export async function chargeDelivered(
  transaction: Transaction,
  registry: ToolsetRegistry,
  { id, projectId, fields, language }: GenerationRow,
  { position, toolsetId, status, tokensReserved }: GenerationStepRow,
): Promise<number> {
  if (status !== 'running' || !registry.has(toolsetId)) return 0;
  const partial = await findStepContent(transaction, id, position);
  if (!partial) return 0;
  const { draft, content } = await findProjectToolset(transaction, projectId, toolsetId);
  const before = draft?.content ?? content;
  return deliveredTokens(registry.get(toolsetId), { reserved: tokensReserved, partial, fields, before, language });
}
