import { builtInToolsets } from '#server/toolsets/builtInToolsets.ts';
import { checkedFolders } from '#server/toolsets/checkedFolders.ts';
import { createValidators } from '#server/toolsets/createValidators.ts';
import type { LoadedToolsets } from '#server/toolsets/LoadedToolsets.ts';
import { loadToolsets } from '#server/toolsets/loadToolsets.ts';

import { checkedFoldersDirectory } from './checkedFoldersDirectory.ts';

let loaded: LoadedToolsets | undefined;

/** The product's own toolsets, read and compiled once for all servers that tests start in a process. */
export function loadedToolsets(): LoadedToolsets {
  loaded ??= {
    ...loadToolsets([builtInToolsets], checkedFolders(checkedFoldersDirectory)),
    validators: createValidators(),
  };
  return loaded;
}
