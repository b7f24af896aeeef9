import type Stripe from 'stripe';

import type { ChargeOrder } from '../PaymentGateway.ts';
import { askStripe } from './askStripe.ts';

/** The charge that was made for a payment. */
export async function findCharge(
  stripe: Stripe,
  { paymentId, payer: { customerRef } }: Pick<ChargeOrder, 'paymentId' | 'payer'>,
): Promise<Stripe.PaymentIntent | null> {
  if (customerRef === null) return null;
  // Newest first, and nobody has a hundred newer ones before a charge is asked about again.
  const { data } = await askStripe<{ data: Stripe.PaymentIntent[] }>(
    () => stripe.paymentIntents.list({ customer: customerRef, limit: 100 }),
    ({ code }) => (code === 'resource_missing' ? { data: [] } : null),
  );
  return data.find(({ metadata }) => metadata['origin'] === 'charge' && metadata['paymentId'] === paymentId) ?? null;
}
