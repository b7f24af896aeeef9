import type Stripe from 'stripe';

/** What a log may hold of an error of Stripe's library, whose own errors carry names, addresses and client secrets. */
export class StripeFaultError extends Error {
  override readonly name = 'StripeFaultError';
  readonly code: string | null;
  readonly httpStatus: number | null;
  readonly requestId: string | null;

  constructor({ type, code, param, statusCode, requestId }: Stripe.errors.StripeError) {
    super([type, code, param].filter(Boolean).join(' '));
    this.code = code ?? null;
    this.httpStatus = statusCode ?? null;
    this.requestId = requestId ?? null;
  }
}
