import type { BuiltRegistry } from '#engine/registry/buildRegistry.ts';

import { builtInToolsets } from '../toolsets/builtInToolsets.ts';
import { checkedFolders } from '../toolsets/checkedFolders.ts';
import { loadToolsets } from '../toolsets/loadToolsets.ts';
import { checkedFoldersDirectory } from './checkedFoldersDirectory.ts';

let built: BuiltRegistry | undefined;

/** The product's own toolsets, read once for all servers that tests start in a process. */
export function builtRegistry(): BuiltRegistry {
  return (built ??= loadToolsets([builtInToolsets], checkedFolders(checkedFoldersDirectory)));
}
