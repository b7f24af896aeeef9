import { defineLayout } from '../defineLayout.ts';
import { checkBars } from './checkBars.ts';
import { barsContract } from './barsContract.ts';

export const barsLayout = defineLayout({
  kind: 'bars',
  contract: barsContract,
  check: checkBars,
});
