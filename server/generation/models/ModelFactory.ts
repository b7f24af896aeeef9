import type { LanguageModel } from '#engine/generation/LanguageModel.ts';

import type { GenerationRow } from '../../database/repositories/generations.ts';
import type { StepContext } from '../loadStepContext.ts';

/** Creates the language model for a step. */
export type ModelFactory = (generation: GenerationRow, context: StepContext) => LanguageModel;
