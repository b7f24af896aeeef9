import type Stripe from 'stripe';

import type { GatewayCard } from '#server/payments/PaymentGateway.ts';

import { expanded } from './expanded.ts';

export function toGatewayCard(method: string | Stripe.PaymentMethod | null): GatewayCard | null {
  const { id, card } = expanded(method) ?? {};
  if (!id || !card) return null;
  return { ref: id, brand: card.brand, lastFour: card.last4, expiryMonth: card.exp_month, expiryYear: card.exp_year };
}
