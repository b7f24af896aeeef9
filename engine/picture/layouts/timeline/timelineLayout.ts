import { defineLayout } from '#engine/picture/layouts/defineLayout.ts';

import { checkTimeline } from './checkTimeline.ts';
import { timelineContract } from './timelineContract.ts';

export const timelineLayout = defineLayout({
  kind: 'timeline',
  contract: timelineContract,
  check: checkTimeline,
});
