import type Stripe from 'stripe';

import type { GatewayState } from '#server/payments/PaymentGateway.ts';

import { expanded } from './expanded.ts';
import { toFailureReason } from './toFailureReason.ts';
import { toGatewayCard } from './toGatewayCard.ts';
import { whoseSession } from './whoseSession.ts';

export const setupExpansions = ['setup_intent.payment_method'];

/** What has become of a card setup that was read with `setupExpansions`. */
export function toSetupState(session: Stripe.Checkout.Session): GatewayState {
  const intent = expanded(session.setup_intent);
  const state = { ...whoseSession(session), paid: null, card: null };
  if (intent?.status === 'succeeded') return { ...state, status: 'paid', card: toGatewayCard(intent.payment_method) };
  if (session.status === 'expired') return { ...state, status: 'expired' };
  if (session.status !== 'complete' || intent?.status === 'processing') return { ...state, status: 'open' };
  return { ...state, status: 'failed', reason: toFailureReason(intent?.last_setup_error) };
}
