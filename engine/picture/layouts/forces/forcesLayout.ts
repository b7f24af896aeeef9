import { defineLayout } from '#engine/picture/layouts/defineLayout.ts';

import { checkForces } from './checkForces.ts';
import { forcesContract } from './forcesContract.ts';

export const forcesLayout = defineLayout({
  kind: 'forces',
  contract: forcesContract,
  check: checkForces,
});
