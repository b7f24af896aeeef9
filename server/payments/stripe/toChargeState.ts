import type Stripe from 'stripe';

import type { FailureReason, GatewayState } from '#server/payments/PaymentGateway.ts';

import { idOf } from './idOf.ts';
import { paidMoney } from './paidMoney.ts';
import { toFailureReason } from './toFailureReason.ts';

/** What has become of a charge while nobody was there. */
export function toChargeState(intent: Stripe.PaymentIntent): GatewayState {
  const state = {
    paid: null,
    paymentId: intent.metadata['paymentId'] ?? null,
    userId: intent.metadata['userId'] ?? null,
    customerRef: idOf(intent.customer),
    card: null,
    ...chargedCard(intent),
    ...chargedPeriod(intent),
  };
  switch (intent.status) {
    case 'succeeded':
      return { ...state, status: 'paid', paid: paidMoney(intent) };
    case 'requires_payment_method':
    case 'canceled':
      return { ...state, status: 'failed', reason: toFailureReason(intent.last_payment_error) };
    case 'requires_action':
      return { ...state, status: 'failed', reason: 'confirmation-needed' satisfies FailureReason };
    default:
      return { ...state, status: 'open' };
  }
}

/** After a failure Stripe names the card with the error only. */
function chargedCard({ payment_method: card, last_payment_error: error }: Stripe.PaymentIntent) {
  const chargedCardRef = idOf(card ?? error?.payment_method ?? null);
  return chargedCardRef === null ? {} : { chargedCardRef };
}

function chargedPeriod({ metadata: { subscriptionId, periodStart: startsAt } }: Stripe.PaymentIntent) {
  return subscriptionId && startsAt ? { period: { subscriptionId, startsAt } } : {};
}
