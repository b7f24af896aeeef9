import type { Transaction } from '#server/database/Database.ts';
import { giveUpOnce, type PaymentRow } from '#server/database/repositories/payments.ts';
import { findStoredCard } from '#server/database/repositories/storedCards.ts';
import { changeSubscription, endSubscription, lockSubscription } from '#server/database/repositories/subscriptions.ts';
import type { GatewayState } from '#server/payments/PaymentGateway.ts';

import type { BillingServices } from './BillingServices.ts';
import type { Outcome } from './followUp.ts';
import { pauseBeforeRetry } from './retrySchedule.ts';

interface Failure extends Pick<GatewayState, 'status' | 'chargedCardRef'> {
  failure: string | null;
}

/**
 * Books a renewal that was not paid: it is tried again later, or the subscription ends. Where another card has been
 * stored while the old one was charged, it is tried with that at once, and the old one's failure counts as no try.
 */
export async function failRenewal(
  { clock, gateway }: Pick<BillingServices, 'clock' | 'gateway'>,
  transaction: Transaction,
  payment: PaymentRow,
  { status, failure, chargedCardRef }: Failure,
): Promise<Outcome | null> {
  const subscription = payment.subscriptionId && (await lockSubscription(transaction, payment.subscriptionId));
  if (!subscription || subscription.status === 'ended') return null;
  const { id, userId } = subscription;
  const card = await findStoredCard(transaction, userId);
  const isReplaced =
    card?.gateway === gateway.name && chargedCardRef !== undefined && card.gatewayRef !== chargedCardRef;
  if (status !== 'paid' && isReplaced && subscription.status !== 'cancelled') {
    await changeSubscription(transaction, id, { dueAt: new Date(clock()).toISOString(), heldUntil: null });
    // The next payment is of the same period and try.
    await giveUpOnce(transaction, payment.id);
    return null;
  }
  const failedAttempts = subscription.failedAttempts + 1;
  const pause = pauseBeforeRetry(failedAttempts);
  if (pause === null || subscription.status === 'cancelled') {
    await endSubscription(transaction, id, new Date(clock()).toISOString());
    return { userId, mail: 'subscription-ended', payment };
  }
  const dueAt = new Date(clock() + pause).toISOString();
  await changeSubscription(transaction, id, { status: 'past-due', failedAttempts, dueAt, heldUntil: null });
  return { userId, mail: 'renewal-failed', payment, failure: failure ?? 'other', retriesAt: dueAt };
}
