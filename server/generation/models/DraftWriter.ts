import type { LanguageModel } from '#engine/generation/LanguageModel.ts';
import type { ModelRoom } from '#engine/generation/ModelRoom.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { Sketched } from '#engine/sketch/sketchedToolsets.ts';
import type { GenerationRow } from '#server/database/repositories/generations.ts';

import type { LocalModel } from './local/LocalModel.ts';
import type { ModelFactory } from './ModelFactory.ts';

/** What is to be sketched. */
export interface SketchOrder {
  toolsets: readonly Sketched[];
  language: Language;
}

/** Who writes drafts. Without one, the methods' starters are laid out. */
export interface DraftWriter {
  /** The model's name. */
  name: string;
  createModel: ModelFactory;
  /** The model that reads a whole project for contradictions. */
  createReader: (generation: GenerationRow) => LanguageModel;
  /** The model that sketches the idea of somebody without an account. */
  createSketcher: (sketch: SketchOrder) => LanguageModel;
  /** How much the model takes at once; null where nobody tells. */
  room?: (signal: AbortSignal) => Promise<ModelRoom | null>;
  /** Set when it was found on this machine. */
  local?: LocalModel;
}
