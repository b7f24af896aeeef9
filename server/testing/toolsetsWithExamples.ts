import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import { builtInToolsets } from '#server/toolsets/builtInToolsets.ts';
import { checkedFolders } from '#server/toolsets/checkedFolders.ts';
import { loadToolsets } from '#server/toolsets/loadToolsets.ts';

import { checkedFoldersDirectory } from './checkedFoldersDirectory.ts';
import { exampleToolsets } from './exampleToolsets.ts';

/** The product's own toolsets and those of the guide for method authors. */
export function toolsetsWithExamples(): ToolsetRegistry {
  return loadToolsets([builtInToolsets, exampleToolsets], checkedFolders(checkedFoldersDirectory)).registry;
}
