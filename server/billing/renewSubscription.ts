import type { Transaction } from '#server/database/Database.ts';
import { continueSubscription, lockSubscription } from '#server/database/repositories/subscriptions.ts';

import { addPeriods } from './addPeriods.ts';

/**
 * Begins the next period of a subscription whose renewal has been paid. Periods that passed while no server ran are not
 * charged.
 */
export async function renewSubscription(transaction: Transaction, id: string, now: number): Promise<void> {
  const subscription = await lockSubscription(transaction, id);
  if (!subscription || subscription.status === 'ended') return;
  const { startedAt, plan, status } = subscription;
  if (startedAt === null || plan.interval === null) throw new Error(`renewed without a start or an interval: ${id}`);
  const endOf = (periods: number) => addPeriods(startedAt, plan.interval!, periods);
  let periods = subscription.periods + 1;
  while (Date.parse(endOf(periods)) <= now) periods += 1;
  await continueSubscription(transaction, id, {
    // Cancelled while it was charged: it has this period still.
    status: status === 'cancelled' ? 'cancelled' : 'active',
    periods,
    periodBeganAt: endOf(periods - 1),
    dueAt: endOf(periods),
  });
}
