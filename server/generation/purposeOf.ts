import { wholeProject } from '#engine/protocol/generation.ts';
import type { GenerationRow } from '#server/database/repositories/generations.ts';
import type { GenerationStepRow } from '#server/database/repositories/generationSteps.ts';
import type { Purpose } from '#server/database/repositories/ledgerTransactions.ts';

/** What the tokens of a step are moved for. */
export function purposeOf(
  { projectId, userId }: Pick<GenerationRow, 'projectId' | 'userId'>,
  { toolsetId }: Pick<GenerationStepRow, 'toolsetId'>,
): Purpose {
  return { projectId, toolset: toolsetId === wholeProject ? undefined : toolsetId, startedBy: userId };
}
