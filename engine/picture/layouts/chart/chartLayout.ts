import { defineLayout } from '#engine/picture/layouts/defineLayout.ts';

import { chartContract } from './chartContract.ts';
import { checkChart } from './checkChart.ts';

export const chartLayout = defineLayout({
  kind: 'chart',
  contract: chartContract,
  check: checkChart,
});
