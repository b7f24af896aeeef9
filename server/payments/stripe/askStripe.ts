import Stripe from 'stripe';

import { UnavailableError } from '#server/errors/UnavailableError.ts';

import { StripeFaultError } from './StripeFaultError.ts';

const { StripeCardError, StripeError, StripeInvalidRequestError, StripePermissionError } = Stripe.errors;

/**
 * Makes a call with Stripe's library. `refused` says what to do when Stripe has understood the call and refuses it: the
 * card, or what was asked. It gives null where it knows nothing better than to fail.
 * @throws UnavailableError when it is not known what has become of the call: it is to be repeated later
 * @throws StripeFaultError when Stripe refuses it for good, as with a key that may not do it
 */
export async function askStripe<T>(
  call: () => Promise<T>,
  refused: (error: Refusal) => Promise<T | null> | T | null = () => null,
): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    if (error instanceof StripePermissionError) throw new StripeFaultError(error);
    if (!isRefusal(error)) throw new UnavailableError({ cause: new StripeFaultError(error) });
    const answer = await refused(error);
    if (answer === null) throw new StripeFaultError(error);
    return answer;
  }
}

export type Refusal = Stripe.errors.StripeCardError | Stripe.errors.StripeInvalidRequestError;

const isRefusal = (error: Stripe.errors.StripeError): error is Refusal =>
  error instanceof StripeCardError || error instanceof StripeInvalidRequestError;
