import type { BuiltRegistry } from '#engine/folder/buildRegistry.ts';

import type { Validators } from './createValidators.ts';

/** Toolsets as they have been read, with the validators that have been compiled of them so far. */
export interface LoadedToolsets extends BuiltRegistry {
  validators: Validators;
}
