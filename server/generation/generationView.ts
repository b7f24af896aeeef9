import type { Generation, GenerationError, GenerationEvents, GenerationStep } from '#engine/protocol/generation.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import type { Language } from '#engine/toolset/languages.ts';

import type { GenerationErrorRecord, GenerationRow, GenerationStepRow } from '../database/repositories/generations.ts';
import { translate } from '../i18n/translate.ts';

type Summary = GenerationEvents['status'];

/** A generation as it is told to its owner, in their language. */
export function generationView(
  generation: GenerationRow,
  steps: readonly GenerationStepRow[],
  registry: ToolsetRegistry,
  language: Language,
): Generation {
  const shown = steps.findLast(({ content }) => content !== null);
  return {
    id: generation.id,
    projectId: generation.projectId,
    ...generationSummary(generation, steps, registry, language),
    content: shown?.content ?? null,
    error: generation.error && errorView(generation.error, registry, language),
  };
}

/** The part that changes as it goes on. */
export function generationSummary(
  generation: Pick<GenerationRow, 'status' | 'tokensReserved' | 'tokensCharged'>,
  steps: readonly GenerationStepRow[],
  registry: ToolsetRegistry,
  language: Language,
): Summary {
  const isOver = !['queued', 'running'].includes(generation.status);
  return {
    status: generation.status,
    progress: {
      done: steps.filter(({ status }) => !['queued', 'running'].includes(status)).length,
      total: steps.length,
      current: steps.find(({ status }) => status === 'running')?.toolsetId ?? null,
    },
    steps: steps.map((step): GenerationStep => ({
      toolset: step.toolsetId,
      status: step.status,
      error: step.error && errorView(step.error, registry, language),
    })),
    tokens: isOver ? generation.tokensCharged : generation.tokensReserved,
  };
}

/** What happened, what it means and what to do. */
export function errorView(
  record: GenerationErrorRecord,
  registry: ToolsetRegistry,
  language: Language,
): GenerationError {
  const { toolset, ...facts } = record.facts;
  const name =
    typeof toolset === 'string' && registry.has(toolset) ? registry.get(toolset).locales[language].title : '';
  return {
    key: record.key,
    title: translate(language, `generationErrors.${record.key}.title`),
    message: translate(language, `generationErrors.${record.key}.message`, { ...facts, toolset: name }),
  };
}
