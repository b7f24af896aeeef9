import type { GenerationRow } from '../database/repositories/generations.ts';
import type { GenerationStepRow } from '../database/repositories/generationSteps.ts';
import type { Purpose } from '../database/repositories/ledgerTransactions.ts';

/** What the tokens of a step are moved for. */
export function purposeOf(
  { projectId, userId }: Pick<GenerationRow, 'projectId' | 'userId'>,
  { toolsetId }: Pick<GenerationStepRow, 'toolsetId'>,
): Purpose {
  return { projectId, toolset: toolsetId, startedBy: userId };
}
