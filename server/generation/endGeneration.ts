import type { GenerationStatus } from '#engine/protocol/generation.ts';
import { settleTokens } from '#server/billing/ledger.ts';
import type { Transaction } from '#server/database/Database.ts';
import {
  finishGeneration,
  type GenerationErrorRecord,
  type GenerationRow,
} from '#server/database/repositories/generations.ts';
import { findSteps, type GenerationStepRow, updateStep } from '#server/database/repositories/generationSteps.ts';

import type { GenerationProgress } from './events/GenerationEventBus.ts';
import { isOpen } from './generationView.ts';
import { purposeOf } from './purposeOf.ts';

/**
 * Ends a generation: unfinished steps fail with the given error and their tokens are
 * released, except for what `keepStep` says that its draft costs. The generation succeeded
 * when any step did; errors of the others are kept with their steps. Returns the steps.
 */
export async function endGeneration(
  transaction: Transaction,
  generation: GenerationRow,
  failure: GenerationErrorRecord | null,
  keepStep: (step: GenerationStepRow) => Promise<number> = async () => 0,
): Promise<GenerationProgress & { error: GenerationErrorRecord | null }> {
  const steps: GenerationStepRow[] = [];
  for (const step of await findSteps(transaction, generation.id)) {
    steps.push(
      isOpen(step) && failure ? await failStep(transaction, generation, step, failure, await keepStep(step)) : step,
    );
  }
  const status = failure?.key === 'cancelled' ? 'cancelled' : overallStatus(steps);
  const error = failure ?? steps.find((step) => step.error)?.error ?? null;
  const tokensCharged = steps.reduce((sum, step) => sum + step.tokensCharged, 0);
  await finishGeneration(transaction, generation.id, { status, error, tokensCharged });
  return { status, steps, error, tokensReserved: generation.tokensReserved, tokensCharged };
}

/** Fails a step and releases its tokens but for those charged. */
export async function failStep(
  transaction: Transaction,
  generation: GenerationRow,
  step: GenerationStepRow,
  error: GenerationErrorRecord,
  tokensCharged = 0,
): Promise<GenerationStepRow> {
  const status = error.key === 'cancelled' ? 'cancelled' : 'failed';
  await updateStep(transaction, generation.id, step.position, { status, error, tokensCharged });
  await settleTokens(transaction, {
    userId: generation.payerId,
    reserved: step.tokensReserved,
    charged: tokensCharged,
    reference: `${generation.id}/${step.position}`,
    purpose: purposeOf(generation, step),
  });
  return { ...step, status, error, tokensCharged };
}

function overallStatus(steps: readonly GenerationStepRow[]): GenerationStatus {
  return steps.some(({ status }) => status === 'succeeded') ? 'succeeded' : 'failed';
}
