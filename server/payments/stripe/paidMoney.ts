import type Stripe from 'stripe';

import type { Money } from '#server/payments/PaymentGateway.ts';

export const paidMoney = ({ amount_received: amount, currency }: Stripe.PaymentIntent): Money => ({
  amount,
  currency: currency.toUpperCase(),
});
