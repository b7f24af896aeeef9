import type { PaymentStatus } from '#engine/protocol/billing.ts';

import type { BillingState } from './BillingMark.tsx';

export const paymentMarks: Record<PaymentStatus, BillingState> = {
  open: 'waiting',
  paid: 'done',
  failed: 'failed',
  expired: 'over',
};
