import type { BuiltRegistry } from '#engine/folder/buildRegistry.ts';
import type { ToolsetPaths } from '#engine/registry/ToolsetPaths.ts';

import type { Validators } from './createValidators.ts';

/** What the folders of some directories hold; `faults` also tells those of paths. */
export interface LoadedFolders extends BuiltRegistry {
  paths: ToolsetPaths;
}

/** Toolsets as they have been read, with the validators that have been compiled of them so far. */
export interface LoadedToolsets extends LoadedFolders {
  validators: Validators;
}
