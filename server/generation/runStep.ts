import { setImmediate as breathe } from 'node:timers/promises';

import { objectToLanguage } from '#engine/checks/objectToLanguage.ts';
import type { GenerateDocumentInput } from '#engine/generation/generateDocument.ts';
import { draftDocument } from '#engine/generation/parts/draftDocument.ts';
import { preparePrompt } from '#engine/prompt/preparePrompt.ts';
import { createId } from '#server/database/createId.ts';
import type { GenerationRow } from '#server/database/repositories/generations.ts';
import type { Validators } from '#server/toolsets/createValidators.ts';

import { draftAgainWhereLearned } from './draftAgainWhereLearned.ts';
import { layOutStep } from './layOutStep.ts';
import type { StepContext } from './loadStepContext.ts';
import type { DraftWriter } from './models/DraftWriter.ts';
import { remarksOn } from './remarksOn.ts';
import { type RetryPolicy, retryModelCall } from './retryModelCall.ts';
import type { StepResult } from './StepResult.ts';

/** Dependencies for running a step, besides its context. */
export interface StepTools {
  /** null: starters are laid out. */
  writer: DraftWriter | null;
  validators: Validators;
  retry: RetryPolicy;
}

/**
 * Generates one toolset with a model, or lays out its starter without one.
 * @throws LanguageModelError, or the signal's reason.
 */
export async function runStep(
  generation: GenerationRow,
  context: StepContext,
  tools: StepTools,
  onPartial: GenerateDocumentInput['onPartial'],
  signal: AbortSignal,
): Promise<StepResult> {
  const { drafted, subject } = context;
  const { toolset, fields, current } = subject;
  if (!tools.writer) return layOutStep(generation, context, tools.validators);
  const model = tools.writer.createModel(generation, context);
  const prompt = preparePrompt(context.prompt, breathe);
  const draft = async () =>
    draftDocument({
      toolset: drafted,
      model,
      prompt,
      attempt: (call) => retryModelCall(call, signal, tools.retry),
      room: await model.room?.(signal),
      language: generation.language,
      validate: tools.validators.of(toolset),
      createId: () => createId().toLowerCase(),
      names: context.names,
      isRewrite: context.prompt.present !== undefined,
      figures: context.figures,
      citable: context.citable,
      fields,
      current,
      unfinished: generation.goesOn ?? undefined,
      complete: context.complete,
      objectTo: (document) => objectToLanguage(toolset, { document, before: current, language: generation.language }),
      onPartial,
      signal,
    });
  const result = await draftAgainWhereLearned(draft);
  return { ...result, isStarter: false, remarks: remarksOn(context, { ...result, language: generation.language }) };
}
