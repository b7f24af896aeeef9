import { LanguageModelError } from '#engine/errors/LanguageModelError.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';

import type { GenerationErrorRecord, GenerationStepRow } from '../database/repositories/generations.ts';

// These concern the connection to the model, not the toolset: the next step would meet the same.
const stopsEverything = ['model-unauthorized', 'model-misconfigured', 'model-unavailable', 'model-rate-limited'];

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
  const fatal = failed.find(({ error }) => error && stopsEverything.includes(error.key));
  if (fatal?.error) return fatal.error;
  const required = registry.dependenciesOf(step.toolsetId).filter((dependency) => dependency.required);
  const lost = failed.find(({ toolsetId }) => required.some(({ id }) => id === toolsetId));
  return lost ? { key: 'dependency-failed', facts: { toolset: lost.toolsetId } } : null;
}
