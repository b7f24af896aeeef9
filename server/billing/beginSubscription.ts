import type { Transaction } from '#server/database/Database.ts';
import {
  endSubscription,
  findCurrentSubscription,
  lockSubscription,
  startSubscription,
} from '#server/database/repositories/subscriptions.ts';

import { addPeriods } from './addPeriods.ts';

/** Starts a subscription that has been paid for. The one that the person had ends now; its tokens stay. */
export async function beginSubscription(transaction: Transaction, id: string, at: string): Promise<void> {
  const subscription = await lockSubscription(transaction, id);
  if (subscription?.status !== 'open') return;
  const before = await findCurrentSubscription(transaction, subscription.userId);
  if (before) await endSubscription(transaction, before.id, at);
  const { interval } = subscription.plan;
  const dueAt = interval && addPeriods(at, interval, 1);
  await startSubscription(transaction, subscription, { startedAt: at, dueAt });
}
