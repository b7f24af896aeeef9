import Stripe from 'stripe';
import { z } from 'zod';

import { WebhookRefusedError } from '#server/errors/WebhookRefusedError.ts';
import type { GatewayEvent } from '#server/payments/PaymentGateway.ts';

/** Seconds that may lie between a signature and its arrival. */
const tolerance = 300;

const eventShape = z.object({
  // The table of events keeps 191 characters, the name of the gateway before them.
  id: z.string().min(1).max(180),
  type: z.string(),
  data: z.object({
    object: z.object({
      id: z.string().optional(),
      mode: z.string().optional(),
      metadata: z.record(z.string(), z.string()).nullish(),
    }),
  }),
});

/** The event in a body that Stripe has signed. @throws WebhookRefusedError */
export function readStripeEvent(webhook: SignedBody, secret: string, now: Date): GatewayEvent {
  const parsed = eventShape.safeParse(verify(webhook, secret, now));
  if (!parsed.success) throw new WebhookRefusedError('malformed');
  return { id: parsed.data.id, subject: subjectOf(parsed.data) };
}

export interface SignedBody {
  body: Buffer;
  signature: string | string[] | undefined;
}

function verify({ body, signature }: SignedBody, secret: string, now: Date): unknown {
  if (typeof signature !== 'string') throw new WebhookRefusedError('unsigned');
  const check = (seconds: number) =>
    Stripe.webhooks.constructEvent(body, signature, secret, seconds, undefined, now.getTime());
  try {
    return check(tolerance);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError)
      throw new WebhookRefusedError(isSigned(() => check(0)) ? 'too-old' : 'unsigned');
    throw new WebhookRefusedError('malformed');
  }
}

/** Whether the signature is good, whatever its age: 0 seconds stand for any age. */
function isSigned(check: () => unknown): boolean {
  try {
    check();
    return true;
  } catch (error) {
    return !(error instanceof Stripe.errors.StripeSignatureVerificationError);
  }
}

function subjectOf({ type, data: { object } }: z.infer<typeof eventShape>): GatewayEvent['subject'] {
  const { id, mode, metadata } = object;
  if (!id) return null;
  const paymentId = metadata?.['paymentId'];
  const subject = { ref: id, ...(paymentId !== undefined && { paymentId }) };
  if (type.startsWith('checkout.session.')) {
    if (mode === 'payment') return { kind: 'checkout', ...subject };
    return mode === 'setup' ? { kind: 'setup', ...subject } : null;
  }
  // What belongs to a page is told by the events of the page.
  return type.startsWith('payment_intent.') && metadata?.['origin'] === 'charge'
    ? { kind: 'charge', ...subject }
    : null;
}
