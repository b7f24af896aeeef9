import { defineLayout } from '#engine/picture/layouts/defineLayout.ts';

import { checkMatrix } from './checkMatrix.ts';
import { matrixContract } from './matrixContract.ts';

export const matrixLayout = defineLayout({
  kind: 'matrix',
  contract: matrixContract,
  check: checkMatrix,
});
