import type Stripe from 'stripe';

import { idOf } from './idOf.ts';

/** The ids that the order of a page carried, and who the person is to Stripe. */
export const whoseSession = ({ metadata, customer }: Stripe.Checkout.Session) => ({
  paymentId: metadata?.['paymentId'] ?? null,
  userId: metadata?.['userId'] ?? null,
  customerRef: idOf(customer),
});
