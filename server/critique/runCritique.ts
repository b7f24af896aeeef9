import { setImmediate as breathe } from 'node:timers/promises';

import { isInOtherLanguage } from '#engine/checks/isInOtherLanguage.ts';
import type { CritiqueInput } from '#engine/critique/CritiqueInput.ts';
import { type Critique, critiqueProject } from '#engine/critique/critiqueProject.ts';
import { LanguageModelError } from '#engine/errors/LanguageModelError.ts';
import type { GenerationRow } from '#server/database/repositories/generations.ts';
import { draftAgainWhereLearned } from '#server/generation/draftAgainWhereLearned.ts';
import { retryModelCall } from '#server/generation/retryModelCall.ts';
import type { StepTools } from '#server/generation/runStep.ts';

/** Has the model read the project. @throws LanguageModelError, or the signal's reason. */
export async function runCritique(
  generation: GenerationRow,
  input: CritiqueInput,
  { writer, retry }: StepTools,
  signal: AbortSignal,
): Promise<Critique> {
  // The server was started anew without its model.
  if (!writer) throw new LanguageModelError('model-unreachable', 'No model is connected any more.');
  const model = writer.createReader(generation);
  return draftAgainWhereLearned(async () =>
    critiqueProject(input, {
      model,
      room: await model.room?.(signal),
      attempt: (call) => retryModelCall(call, signal, retry),
      isForeign: (questions) =>
        isInOtherLanguage(
          questions.map((value, index) => ({ pointer: `/${index}`, value })),
          input.language,
        ),
      rest: breathe,
      signal,
    }),
  );
}
