import { LanguageModelError } from '#engine/errors/LanguageModelError.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';

import type { GenerationErrorRecord } from '../database/repositories/generations.ts';
import type { GenerationStepRow } from '../database/repositories/generationSteps.ts';

// These may concern the connection to the model rather than the toolset. A refused account stops all that follows at once;
// the others do when a second step has met the same.
const stopsAtOnce = ['model-unauthorized', 'model-quota-exceeded'];
const stopsTheSecondTime = ['model-unavailable', 'model-rate-limited', 'model-timeout', 'model-misconfigured'];

/** What is kept of a failed step. */
export function toErrorRecord(error: unknown): GenerationErrorRecord {
  if (!(error instanceof LanguageModelError)) return { key: 'unexpected', facts: {} };
  const { status, retryAfter } = error.facts;
  return {
    key: error.code,
    facts: {
      ...(status !== undefined && { status }),
      ...(retryAfter !== undefined && { seconds: Math.ceil(retryAfter / 1000) }),
    },
  };
}

/**
 * Why a step that has not begun cannot go on after the failures so far: the model is out of reach, or a toolset which it
 * requires failed in this batch. Null when it can.
 */
export function inheritedFailure(
  step: GenerationStepRow,
  steps: readonly GenerationStepRow[],
  registry: ToolsetRegistry,
): GenerationErrorRecord | null {
  const failed = steps.filter(({ status }) => status === 'failed');
  const upstream = failed.find((each) => stopsAtOnce.includes(each.error?.key ?? '')) ?? metTwice(failed);
  if (upstream?.error) return upstream.error;
  // A folder that was taken away while the job waited.
  if (!registry.has(step.toolsetId)) return { key: 'unexpected', facts: {} };
  const required = registry.dependenciesOf(step.toolsetId).filter((dependency) => dependency.required);
  const lost = failed.find(({ toolsetId }) => required.some(({ id }) => id === toolsetId));
  return lost ? { key: 'dependency-failed', facts: { toolset: lost.toolsetId } } : null;
}

function metTwice(failed: readonly GenerationStepRow[]): GenerationStepRow | undefined {
  const met = failed.filter(({ error }) => stopsTheSecondTime.includes(error?.key ?? ''));
  return met.find((step, place) => met.findIndex(({ error }) => error?.key === step.error?.key) < place);
}
