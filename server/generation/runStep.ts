import { generateDocument, type GeneratedDocument } from '#engine/generation/generateDocument.ts';
import type { AllowedReferences } from '#engine/generation/toStrictSchema.ts';
import { renderPrompt } from '#engine/prompt/renderPrompt.ts';
import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';

import { createId } from '../database/createId.ts';
import type { GenerationRow } from '../database/repositories/generations.ts';
import type { Validators } from '../toolsets/createValidators.ts';
import type { StepContext } from './loadStepContext.ts';
import type { ModelFactory } from './models/ModelFactory.ts';
import { type RetryPolicy, retryModelCall } from './retryModelCall.ts';

const maxOutputTokens = 16_000;

/** Dependencies for running a step, besides its context. */
export interface StepTools {
  createModel: ModelFactory;
  validators: Validators;
  retry: RetryPolicy;
}

export interface StepResult extends GeneratedDocument {
  example: boolean;
}

/** Generates one toolset with a model. @throws LanguageModelError, or the signal's reason. */
export async function runStep(
  generation: GenerationRow,
  context: StepContext,
  tools: StepTools,
  onPartial: (document: ToolsetDocument) => void,
  signal: AbortSignal,
): Promise<StepResult> {
  const { toolset, fields, current } = context.prompt;
  const model = tools.createModel(generation, context);
  const references: AllowedReferences = Object.fromEntries(
    Object.entries(context.references).map(([pattern, items]) => [pattern, items.map(({ id }) => id)]),
  );
  const prompt = renderPrompt(context.prompt);
  const document = await retryModelCall(
    () =>
      generateDocument({
        toolset,
        model,
        prompt,
        validate: tools.validators.of(toolset),
        createId: () => createId().toLowerCase(),
        references,
        fields,
        current,
        complete: context.complete,
        onPartial,
        maxOutputTokens,
        signal,
      }),
    signal,
    tools.retry,
  );
  return { ...document, example: model.isExample };
}
