import { LanguageModelError } from '#engine/errors/LanguageModelError.ts';
import { wholeProject } from '#engine/protocol/generation.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import type { GenerationErrorRecord } from '#server/database/repositories/generations.ts';
import type { GenerationStepRow } from '#server/database/repositories/generationSteps.ts';

// Errors that may concern the connection to the model rather than one toolset. A refused account fails the remaining
// steps at once; the other errors do when a second step has the same.
const stopsAtOnce = ['model-unauthorized', 'model-quota-exceeded'];
const stopsTheSecondTime = [
  'model-unavailable',
  'model-unreachable',
  'model-rate-limited',
  'model-timeout',
  'model-misconfigured',
  'model-unknown',
  'model-rejected',
];

// What the model wrote without all that it was told, or broke off because of what it was about, is no draft.
const keepsNothing = ['model-refused', 'model-context-cut', 'model-context-too-small', 'model-context-exceeded'];

/** Whether what was whole by then of an answer that failed so is a draft. */
export function keepsWhatCame(key: GenerationErrorRecord['key']): boolean {
  return key.startsWith('model-') && !keepsNothing.includes(key);
}

/** The error as stored with a failed step. */
export function toErrorRecord(error: unknown): GenerationErrorRecord {
  if (!(error instanceof LanguageModelError)) return { key: 'unexpected', facts: {} };
  const { status, retryAfter, needed, context, arrived } = error.facts;
  return {
    key: error.code,
    facts: {
      ...(status !== undefined && { status }),
      ...(retryAfter !== undefined && { seconds: Math.ceil(retryAfter / 1000) }),
      ...(needed !== undefined && { needed }),
      ...(context !== undefined && { context }),
      ...(arrived !== undefined && { arrived }),
    },
  };
}

/**
 * The reason why a step cannot start after the failures so far: the model is unreachable, or a required toolset failed
 * in this batch. Null when it can start.
 */
export function inheritedFailure(
  step: GenerationStepRow,
  steps: readonly GenerationStepRow[],
  registry: ToolsetRegistry,
): GenerationErrorRecord | null {
  const failed = steps.filter(({ status }) => status === 'failed');
  const upstream = failed.find((each) => stopsAtOnce.includes(each.error?.key ?? '')) ?? metTwice(failed);
  if (upstream?.error) return upstream.error;
  if (step.toolsetId === wholeProject) return null;
  // Its folder was removed while the job was queued.
  if (!registry.has(step.toolsetId)) return { key: 'unexpected', facts: {} };
  const required = registry.dependenciesOf(step.toolsetId).filter((dependency) => dependency.required);
  const lost = failed.find(({ toolsetId }) => required.some(({ id }) => id === toolsetId));
  return lost ? { key: 'dependency-failed', facts: { toolset: lost.toolsetId } } : null;
}

function metTwice(failed: readonly GenerationStepRow[]): GenerationStepRow | undefined {
  const met = failed.filter(({ error }) => stopsTheSecondTime.includes(error?.key ?? ''));
  return met.find((step, place) => met.findIndex(({ error }) => error?.key === step.error?.key) < place);
}
