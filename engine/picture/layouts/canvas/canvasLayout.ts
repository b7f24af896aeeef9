import { defineLayout } from '../defineLayout.ts';
import { checkCanvas } from './checkCanvas.ts';
import { canvasContract } from './canvasContract.ts';

export const canvasLayout = defineLayout({
  kind: 'canvas',
  contract: canvasContract,
  check: checkCanvas,
  isDivisible: true,
});
