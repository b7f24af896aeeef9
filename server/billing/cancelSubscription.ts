import type { Transaction } from '#server/database/Database.ts';
import {
  changeSubscription,
  endSubscription,
  findCurrentSubscription,
  lockSubscription,
} from '#server/database/repositories/subscriptions.ts';
import { ApplicationError } from '#server/errors/ApplicationError.ts';
import { BusinessError } from '#server/errors/BusinessError.ts';

import type { BillingServices } from './BillingServices.ts';

/**
 * Cancels a person's subscription: it can be used until its period ends. One whose period is over and unpaid ends at
 * once, unless its card may be being charged: then it has the period that is paid, or ends unpaid.
 */
export async function cancelSubscription(
  transaction: Transaction,
  { clock }: Pick<BillingServices, 'clock'>,
  userId: string,
): Promise<void> {
  const current = await findCurrentSubscription(transaction, userId);
  const subscription = current && (await lockSubscription(transaction, current.id));
  if (!subscription || subscription.status === 'ended') throw new ApplicationError('no-subscription');
  const { id, status, plan, heldUntil } = subscription;
  if (plan.interval === null) throw new BusinessError('nothing-to-cancel');
  const now = new Date(clock()).toISOString();
  const isBeingCharged = heldUntil !== null && heldUntil > now;
  if (status === 'past-due' && !isBeingCharged) await endSubscription(transaction, id, now);
  else if (status !== 'cancelled') await changeSubscription(transaction, id, { status: 'cancelled' });
}

/** Takes a cancellation back, while the period lasts. */
export async function resumeSubscription(transaction: Transaction, userId: string): Promise<void> {
  const current = await findCurrentSubscription(transaction, userId);
  const subscription = current && (await lockSubscription(transaction, current.id));
  if (subscription?.status !== 'cancelled') throw new BusinessError('nothing-to-resume');
  const { id, failedAttempts } = subscription;
  await changeSubscription(transaction, id, { status: failedAttempts > 0 ? 'past-due' : 'active' });
}
