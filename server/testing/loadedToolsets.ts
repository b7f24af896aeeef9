import { builtInToolsets } from '../toolsets/builtInToolsets.ts';
import { checkedFolders } from '../toolsets/checkedFolders.ts';
import { createValidators } from '../toolsets/createValidators.ts';
import type { LoadedToolsets } from '../toolsets/LoadedToolsets.ts';
import { loadToolsets } from '../toolsets/loadToolsets.ts';
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
