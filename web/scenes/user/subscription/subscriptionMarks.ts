import type { Subscription } from '#engine/protocol/billing.ts';
import type { BillingState } from '#web/scenes/user/billing/BillingMark.tsx';

export const subscriptionMarks: Record<Subscription['status'], BillingState> = {
  open: 'waiting',
  active: 'done',
  cancelled: 'ending',
  'past-due': 'failed',
};
