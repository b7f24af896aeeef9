import type Stripe from 'stripe';

import { askStripe } from './askStripe.ts';
import { idOf } from './idOf.ts';

/** Stripe's name for the person whose card it is; null once it is detached or gone. */
export async function findCardOwner(stripe: Stripe, cardRef: string): Promise<string | null> {
  const { customer } = await askStripe<Pick<Stripe.PaymentMethod, 'customer'>>(
    () => stripe.paymentMethods.retrieve(cardRef),
    ({ code }) => (code === 'resource_missing' ? { customer: null } : null),
  );
  return idOf(customer);
}
