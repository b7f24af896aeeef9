import { defineLayout } from '#engine/picture/layouts/defineLayout.ts';

import { checkTree } from './checkTree.ts';
import { treeContract } from './treeContract.ts';

export const treeLayout = defineLayout({
  kind: 'tree',
  contract: treeContract,
  check: checkTree,
});
