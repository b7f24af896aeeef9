import { hasCardExpired } from '#engine/protocol/readCardExpiry.ts';
import type { SandboxCardRow } from '#server/database/repositories/sandboxCards.ts';
import type { ChargeOrder, FailureReason, GatewayState } from '#server/payments/PaymentGateway.ts';

import { customerOf } from './customerOf.ts';

/** What comes of charging a stored card. @param now milliseconds since 1970 */
export function chargeCard(order: ChargeOrder, card: SandboxCardRow | null, now: number): GatewayState {
  const reason = refusalOf(order, card, now);
  return {
    status: reason ? 'failed' : 'paid',
    paid: reason ? null : order.price,
    paymentId: order.paymentId,
    userId: order.payer.userId,
    customerRef: customerOf(order.payer.userId),
    card: null,
    chargedCardRef: order.cardRef,
    period: order.period,
    ...(reason && { reason }),
  };
}

function refusalOf({ payer }: ChargeOrder, card: SandboxCardRow | null, now: number): FailureReason | null {
  if (card?.userId !== payer.userId) return 'card-missing';
  if (hasCardExpired({ month: card.expiryMonth, year: card.expiryYear }, now)) return 'expired-card';
  // One that asks was approved when it was stored, for renewals too.
  return card.behaviour === 'fails-later' || card.behaviour === 'declined' ? 'declined' : null;
}
