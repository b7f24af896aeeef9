import type { LocalModel } from './local/LocalModel.ts';
import type { ModelFactory } from './ModelFactory.ts';

/** Who writes drafts. Without one, the methods' starters are laid out. */
export interface DraftWriter {
  /** The model's name. */
  name: string;
  createModel: ModelFactory;
  /** Set when it was found on this machine. */
  local?: LocalModel;
}
