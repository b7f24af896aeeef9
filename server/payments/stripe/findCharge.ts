import type Stripe from 'stripe';

import type { LostCharge } from '#server/payments/PaymentGateway.ts';

import { askStripe } from './askStripe.ts';

/** The charge that was made for a payment, else one that has paid the period. */
export async function findCharge(
  stripe: Stripe,
  { paymentId, payer: { customerRef }, period }: LostCharge,
): Promise<Stripe.PaymentIntent | null> {
  if (customerRef === null) return null;
  // Newest first, and nobody has a hundred newer ones before a charge is asked about again.
  const { data } = await askStripe<{ data: Stripe.PaymentIntent[] }>(
    () => stripe.paymentIntents.list({ customer: customerRef, limit: 100 }),
    ({ code }) => (code === 'resource_missing' ? { data: [] } : null),
  );
  const charges = data.filter(({ metadata }) => metadata['origin'] === 'charge');
  const hasPaid = ({ status, metadata }: Stripe.PaymentIntent) =>
    status === 'succeeded' &&
    metadata['subscriptionId'] === period?.subscriptionId &&
    metadata['periodStart'] === period?.startsAt;
  return (
    charges.find(({ metadata }) => metadata['paymentId'] === paymentId) ?? (period && charges.find(hasPaid)) ?? null
  );
}
