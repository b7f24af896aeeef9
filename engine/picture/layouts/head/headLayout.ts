import { defineLayout } from '#engine/picture/layouts/defineLayout.ts';

import { checkHead } from './checkHead.ts';
import { headContract } from './headContract.ts';

export const headLayout = defineLayout({
  kind: 'head',
  contract: headContract,
  check: checkHead,
});
