import { defineLayout } from '#engine/picture/layouts/defineLayout.ts';

import { checkGrid } from './checkGrid.ts';
import { gridContract } from './gridContract.ts';

export const gridLayout = defineLayout({
  kind: 'grid',
  contract: gridContract,
  check: checkGrid,
});
