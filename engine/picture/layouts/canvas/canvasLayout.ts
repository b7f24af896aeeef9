import { defineLayout } from '#engine/picture/layouts/defineLayout.ts';

import { canvasContract } from './canvasContract.ts';
import { checkCanvas } from './checkCanvas.ts';

export const canvasLayout = defineLayout({
  kind: 'canvas',
  contract: canvasContract,
  check: checkCanvas,
  isDivisible: true,
});
