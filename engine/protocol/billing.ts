import { z } from 'zod';

import { languages } from '#engine/languages/languages.ts';

import { id } from './id.ts';

/** In the currency's smallest unit, such as cents. */
const price = z.object({ amount: z.number().int(), currency: z.string() });
const title = z.record(z.enum(languages), z.string());
/** null: paid once, never renewed and without an end. */
const interval = z.enum(['month', 'year']).nullable();

export const packageResponse = z.object({ id: z.string(), title, price, tokens: z.number().int() });
export const planResponse = packageResponse.extend({ interval });
export const plansResponse = z.object({ plans: z.array(planResponse), packages: z.array(packageResponse) });

export const paymentStatuses = ['open', 'paid', 'failed', 'expired'] as const;

export const startPaymentRequest = z.object({ packageId: id });
export const paymentResponse = z.object({
  id: z.string(),
  status: z.enum(paymentStatuses),
  tokens: z.number().int(),
  amount: z.number().int(),
  currency: z.string(),
  createdAt: z.string(),
  /** What was bought: the title of the package or plan when it was bought. */
  title,
  kind: z.enum(['package', 'subscription', 'renewal']),
  /** Of a payment that succeeded. */
  invoiceId: z.string().optional(),
  /** Where to pay while it is open. */
  paymentUrl: z.string().optional(),
});

export const subscribeRequest = z.object({ planId: id });
export const subscriptionResponse = z.object({
  plan: planResponse,
  /** `open`: waits for its first payment. `past-due`: the last renewal has not been paid. */
  status: z.enum(['open', 'active', 'cancelled', 'past-due']),
  startedAt: z.string().nullable(),
  /** null: it does not renew. */
  renewsAt: z.string().nullable(),
  /** null: it has no end. */
  endsAt: z.string().nullable(),
  /** When a failed renewal is tried again. */
  retriesAt: z.string().nullable(),
  /** Tokens of the current period: those it gave, and those used since it began. */
  usage: z.object({ used: z.number().int(), granted: z.number().int() }),
  paymentUrl: z.string().optional(),
});

export const cardResponse = z.object({
  brand: z.string(),
  lastFour: z.string(),
  expiryMonth: z.number().int(),
  expiryYear: z.number().int(),
});
/** Where a card is entered: at the gateway, never here. */
export const cardSetupResponse = z.object({ setupUrl: z.string() });

export const cardSetupStateResponse = z.object({ status: z.enum(['open', 'stored', 'failed', 'expired']) });

export type Plan = z.infer<typeof planResponse>;
export type TokenPackage = z.infer<typeof packageResponse>;
export type Plans = z.infer<typeof plansResponse>;
export type PaymentStatus = (typeof paymentStatuses)[number];
export type Payment = z.infer<typeof paymentResponse>;
export type Subscription = z.infer<typeof subscriptionResponse>;
export type Card = z.infer<typeof cardResponse>;
export type CardSetup = z.infer<typeof cardSetupStateResponse>;
