import type { Transaction } from '../database/Database.ts';
import type { PaymentRow } from '../database/repositories/payments.ts';
import { changeSubscription, endSubscription, lockSubscription } from '../database/repositories/subscriptions.ts';
import type { BillingServices } from './BillingServices.ts';
import type { Outcome } from './followUp.ts';
import { pauseBeforeRetry } from './retrySchedule.ts';

/** Books a renewal that was not paid: it is tried again later, or the subscription ends. */
export async function failRenewal(
  { clock }: Pick<BillingServices, 'clock'>,
  transaction: Transaction,
  payment: PaymentRow,
  failure: string,
): Promise<Outcome | null> {
  const subscription = payment.subscriptionId && (await lockSubscription(transaction, payment.subscriptionId));
  if (!subscription || subscription.status === 'ended') return null;
  const { id, userId } = subscription;
  const failedAttempts = subscription.failedAttempts + 1;
  const pause = pauseBeforeRetry(failedAttempts);
  if (pause === null || subscription.status === 'cancelled') {
    await endSubscription(transaction, id, new Date(clock()).toISOString());
    return { userId, mail: 'subscription-ended', payment, forgotten: null };
  }
  const dueAt = new Date(clock() + pause).toISOString();
  await changeSubscription(transaction, id, { status: 'past-due', failedAttempts, dueAt, heldUntil: null });
  return { userId, mail: 'renewal-failed', payment, forgotten: null, failure, retriesAt: dueAt };
}
