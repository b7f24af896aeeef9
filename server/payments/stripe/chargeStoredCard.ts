import type Stripe from 'stripe';

import type { ChargeOrder, GatewayState } from '#server/payments/PaymentGateway.ts';

import { askStripe } from './askStripe.ts';
import { findCardOwner } from './findCardOwner.ts';
import { findCharge } from './findCharge.ts';
import { metadataOf } from './pageParams.ts';
import { toChargeState } from './toChargeState.ts';

type Charge = GatewayState & { ref: string | null };

/**
 * Charges a stored card while nobody is there: once for a payment, even when it is tried again much later or with
 * another card.
 */
export async function chargeStoredCard(stripe: Stripe, order: ChargeOrder): Promise<Charge> {
  const { paymentId, payer, cardRef } = order;
  const { customerRef } = payer;
  if (customerRef === null) return withoutCard(order);
  // Stripe knows the key for a day, and only together with the very same order.
  const before = await findCharge(stripe, order);
  if (before) return toCharge(before);
  return askStripe(
    async () => {
      const params = { ...chargeParams(order), customer: customerRef };
      return toCharge(await stripe.paymentIntents.create(params, { idempotencyKey: `charge-${paymentId}` }));
    },
    async ({ payment_intent: intent }) => {
      if (intent) return toCharge(intent);
      return (await findCardOwner(stripe, cardRef)) === customerRef ? null : withoutCard(order);
    },
  );
}

function chargeParams({
  paymentId,
  payer,
  cardRef,
  period,
  price,
  title,
}: ChargeOrder): Stripe.PaymentIntentCreateParams {
  return {
    amount: price.amount,
    currency: price.currency.toLowerCase(),
    payment_method: cardRef,
    allowed_payment_method_types: ['card'],
    description: title,
    metadata: {
      ...metadataOf(paymentId, payer),
      origin: 'charge',
      subscriptionId: period.subscriptionId,
      periodStart: period.startsAt,
    },
    off_session: true,
    confirm: true,
  };
}

const toCharge = (intent: Stripe.PaymentIntent): Charge => ({ ...toChargeState(intent), ref: intent.id });

const withoutCard = ({ paymentId, payer, cardRef }: ChargeOrder): Charge => ({
  status: 'failed',
  reason: 'card-missing',
  paid: null,
  paymentId,
  userId: payer.userId,
  customerRef: payer.customerRef,
  card: null,
  chargedCardRef: cardRef,
  ref: null,
});
