import { defineLayout } from '#engine/picture/layouts/defineLayout.ts';

import { barsContract } from './barsContract.ts';
import { checkBars } from './checkBars.ts';

export const barsLayout = defineLayout({
  kind: 'bars',
  contract: barsContract,
  check: checkBars,
});
