import { z } from 'zod';

// Closed shapes: what the real one does not know, it refuses; so does the stand-in with what it has not been taught.
const whole = z.string().regex(/^\d+$/).transform(Number);
const currency = z.string().regex(/^[a-z]{3}$/);
const yes = z.literal('true').transform(() => true);
const cardOnly = z.tuple([z.literal('card')]);
const metadata = z.record(z.string().max(40), z.string().max(500));
const address = z.url({ protocol: /^https?$/ });

const page = {
  allowed_payment_method_types: cardOnly,
  wallet_options: z.strictObject({ link: z.strictObject({ display: z.enum(['auto', 'never']) }) }),
  client_reference_id: z.string().max(200),
  metadata,
  customer: z.string().optional(),
  customer_creation: z.literal('always').optional(),
  customer_email: z.email().optional(),
  locale: z.enum(['en', 'tr']),
  success_url: address,
  cancel_url: address,
  expires_at: whole,
  expand: z.array(z.string()).optional(),
};

const lineItem = z.strictObject({
  quantity: whole,
  price_data: z.strictObject({
    currency,
    // Stripe takes no less than half a dollar.
    unit_amount: whole.refine((amount) => amount >= 50),
    product_data: z.strictObject({ name: z.string().min(1).max(250) }),
  }),
});

export const sessionParams = z.discriminatedUnion('mode', [
  z.strictObject({
    ...page,
    mode: z.literal('payment'),
    line_items: z.tuple([lineItem]),
    adaptive_pricing: z.strictObject({ enabled: z.literal('false') }),
    payment_intent_data: z.strictObject({
      description: z.string().max(1000),
      metadata,
      setup_future_usage: z.literal('off_session').optional(),
    }),
  }),
  z.strictObject({ ...page, mode: z.literal('setup') }),
]);

export const chargeParams = z.strictObject({
  amount: whole.refine((amount) => amount >= 50),
  currency,
  customer: z.string(),
  payment_method: z.string(),
  allowed_payment_method_types: cardOnly,
  description: z.string().max(1000),
  metadata,
  off_session: yes,
  confirm: yes,
});

export const listParams = z.strictObject({ customer: z.string(), limit: whole });

export const expandParams = z.looseObject({ expand: z.array(z.string()).optional() });
