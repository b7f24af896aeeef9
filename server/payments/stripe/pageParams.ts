import type Stripe from 'stripe';

import type { CardSetupOrder, CheckoutOrder, Payer } from '#server/payments/PaymentGateway.ts';

type Params = Stripe.Checkout.SessionCreateParams;

/** A page of Stripe where something is paid. */
export function checkoutParams(order: CheckoutOrder): Params {
  const { paymentId, price, title, keepsCard } = order;
  const metadata = metadataOf(paymentId, order.payer);
  return {
    ...pageParams(order, paymentId),
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: price.currency.toLowerCase(),
          unit_amount: price.amount,
          product_data: { name: title },
        },
      },
    ],
    // What is paid has to be what was asked for, in its currency.
    adaptive_pricing: { enabled: false },
    payment_intent_data: {
      description: title,
      metadata,
      ...(keepsCard ? { setup_future_usage: 'off_session' as const } : {}),
    },
  };
}

/** A page of Stripe where a card is stored. */
export function setupParams(order: CardSetupOrder): Params {
  return { ...pageParams(order, order.setupId), mode: 'setup' };
}

/** The page of a person whom Stripe does not know, or not any more. */
export const withNewCustomer = ({ customer: _, ...params }: Params, payer: Payer): Params => ({
  ...params,
  ...newCustomer(payer),
});

const newCustomer = ({ email }: Payer) => ({ customer_creation: 'always' as const, customer_email: email });

export const metadataOf = (paymentId: string, { userId }: Payer) => ({ paymentId, userId });

type PageOrder = Pick<CheckoutOrder, 'payer' | 'language' | 'returnUrl' | 'expiresAt'>;

function pageParams({ payer, language, returnUrl, expiresAt }: PageOrder, id: string): Params {
  return {
    // Cards only: all that is paid is settled at once, and can be charged again for a renewal.
    allowed_payment_method_types: ['card'],
    wallet_options: { link: { display: 'never' } },
    client_reference_id: id,
    metadata: metadataOf(id, payer),
    ...(payer.customerRef === null ? newCustomer(payer) : { customer: payer.customerRef }),
    locale: language,
    success_url: returnUrl,
    cancel_url: returnUrl,
    expires_at: Math.floor(expiresAt.getTime() / 1000),
  };
}
