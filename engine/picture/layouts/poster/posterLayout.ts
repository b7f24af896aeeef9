import { defineLayout } from '#engine/picture/layouts/defineLayout.ts';

import { checkPoster } from './checkPoster.ts';
import { posterContract } from './posterContract.ts';

export const posterLayout = defineLayout({
  kind: 'poster',
  contract: posterContract,
  check: checkPoster,
});
