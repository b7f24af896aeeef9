import type Stripe from 'stripe';

import type { GatewayState } from '#server/payments/PaymentGateway.ts';

import { expanded } from './expanded.ts';
import { paidMoney } from './paidMoney.ts';
import { toFailureReason } from './toFailureReason.ts';
import { toGatewayCard } from './toGatewayCard.ts';
import { whoseSession } from './whoseSession.ts';

export const checkoutExpansions = ['payment_intent.payment_method'];

/** What has become of a checkout that was read with `checkoutExpansions`. */
export function toCheckoutState(session: Stripe.Checkout.Session): GatewayState {
  const intent = expanded(session.payment_intent);
  const state = { ...whoseSession(session), paid: null, card: null };
  // Whatever the page says: money that has come has come.
  if (intent?.status === 'succeeded') {
    const keepsCard = intent.setup_future_usage === 'off_session';
    return {
      ...state,
      status: 'paid',
      paid: paidMoney(intent),
      card: keepsCard ? toGatewayCard(intent.payment_method) : null,
    };
  }
  if (session.status === 'expired') return { ...state, status: 'expired' };
  if (session.status !== 'complete' || intent?.status === 'processing') return { ...state, status: 'open' };
  return { ...state, status: 'failed', reason: toFailureReason(intent?.last_payment_error) };
}
