import { type Language, languageFacts } from '#engine/languages/languages.ts';
import {
  type Generation,
  type GenerationError,
  type GenerationEvents,
  type GenerationStep,
  wholeProject,
} from '#engine/protocol/generation.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import type { GenerationErrorRecord, GenerationRow } from '#server/database/repositories/generations.ts';
import type { GenerationStepRow, ShownContent } from '#server/database/repositories/generationSteps.ts';
import { hasMessage, translate } from '#server/i18n/translate.ts';

import type { GenerationProgress } from './events/GenerationEventBus.ts';

/** A generation as its owner sees it, in their language. */
export function generationView(
  { generation, steps, shown }: { generation: GenerationRow; steps: GenerationStepRow[]; shown: ShownContent | null },
  registry: ToolsetRegistry,
  language: Language,
): Generation {
  return {
    id: generation.id,
    projectId: generation.projectId,
    ...generationSummary({ ...generation, steps }, registry, language),
    content: shown?.content ?? null,
    error: generation.error && wholeErrorView(generation.error, registry, language, generation.kind === 'critique'),
  };
}

/** The fields that change while it runs. */
export function generationSummary(
  { status, steps, tokensReserved, tokensCharged }: GenerationProgress,
  registry: ToolsetRegistry,
  language: Language,
): GenerationEvents['status'] {
  return {
    status,
    progress: {
      done: steps.filter((step) => !isOpen(step)).length,
      total: steps.length,
      current: steps.find((step) => step.status === 'running')?.toolsetId ?? null,
    },
    steps: steps.map((step): GenerationStep => ({
      toolset: step.toolsetId,
      status: step.status,
      error: step.error && errorView(step.error, registry, language, step.toolsetId === wholeProject),
      ...(step.citations && { citations: step.citations }),
    })),
    tokens: isOpen({ status }) ? tokensReserved : tokensCharged,
  };
}

/**
 * An error as title, explanation and advice.
 *
 * @param isReading whether a project was read and nothing drafted
 */
export function errorView(
  record: GenerationErrorRecord,
  registry: ToolsetRegistry,
  language: Language,
  isReading = false,
): GenerationError {
  const { toolset, ...facts } = record.facts;
  const name =
    typeof toolset === 'string' && registry.has(toolset) ? registry.get(toolset).locales[language].title : '';
  // A server of a newer version may have written a key that this one has no sentence for.
  const key = hasMessage(`generationErrors.${record.key}.title`) ? record.key : 'unexpected';
  const say = (part: 'title' | 'message') => {
    const ofReading = `critiqueErrors.${key}.${part}`;
    const words = isReading && hasMessage(ofReading) ? ofReading : (`generationErrors.${key}.${part}` as const);
    return translate(language, words, { ...withTokens(facts, language), toolset: name });
  };
  const isKept = facts['kept'] !== undefined;
  return {
    key,
    title: say('title'),
    message: isKept ? `${say('message')} ${translate(language, 'generationCharge.kept', facts)}` : say('message'),
    ...(isKept && { kept: true }),
  };
}

/**
 * Numbers of a model's tokens as somebody reads them. What is needed is told in full hundreds, so that whoever sets as
 * much has enough.
 */
function withTokens(facts: GenerationErrorRecord['facts'], language: Language): GenerationErrorRecord['facts'] {
  const told = { ...facts };
  for (const name of ['needed', 'context', 'arrived']) {
    const tokens = facts[name];
    if (typeof tokens !== 'number') continue;
    const full = name === 'needed' ? Math.ceil(tokens / 100) * 100 : tokens;
    told[name] = new Intl.NumberFormat(languageFacts[language].locale).format(full);
  }
  return told;
}

/** The same of a generation as a whole, which also says that it cost nothing. */
export function wholeErrorView(
  record: GenerationErrorRecord,
  registry: ToolsetRegistry,
  language: Language,
  isReading = false,
): GenerationError {
  const view = errorView(record, registry, language, isReading);
  // What was stopped says itself what it cost.
  if (view.kept || view.key === 'cancelled') return view;
  return { ...view, message: `${view.message} ${translate(language, 'generationCharge.free')}` };
}

/** Whether a generation or a step is still queued or running. */
export function isOpen({ status }: Pick<GenerationRow, 'status'>): boolean {
  return status === 'queued' || status === 'running';
}
