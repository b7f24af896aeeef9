import type { LanguageModel } from '#engine/generation/LanguageModel.ts';
import type { GenerationRow } from '#server/database/repositories/generations.ts';
import type { StepContext } from '#server/generation/loadStepContext.ts';

/** Creates the language model for a step. */
export type ModelFactory = (generation: GenerationRow, context: StepContext) => LanguageModel;
