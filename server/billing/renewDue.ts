import { endSubscription, lockSubscription } from '../database/repositories/subscriptions.ts';
import {
  findDueSubscriptions,
  holdSubscription,
  type SubscriptionRow,
} from '../database/repositories/subscriptions.ts';
import type { BillingServices } from './BillingServices.ts';
import { chargeRenewal } from './chargeRenewal.ts';

const atOnce = 100;
// Longer than a gateway takes to answer or to give up.
const hold = 5 * 60 * 1000;

/** Renews, tries again and ends what is due. Several servers may run it at the same time: each subscription is taken by one. */
export async function renewDue(services: BillingServices): Promise<void> {
  const { database, clock, logger } = services;
  const now = new Date(clock()).toISOString();
  for (const due of await findDueSubscriptions(database.connection, now, atOnce)) {
    const until = new Date(clock() + hold).toISOString();
    if (!(await database.transaction((transaction) => holdSubscription(transaction, due, { now, until })))) continue;
    await (due.status === 'cancelled' ? endCancelled(services, due) : chargeRenewal(services, due)).catch(
      // Tried again when the hold is over: the gateway is away, or answered what nobody expected.
      (error: unknown) => logger.warn({ err: error, subscription: due.id }, 'renewal not finished'),
    );
  }
}

async function endCancelled({ database, clock }: BillingServices, { id, dueAt }: SubscriptionRow): Promise<void> {
  await database.transaction(async (transaction) => {
    const subscription = await lockSubscription(transaction, id);
    // Resumed meanwhile.
    if (subscription?.status !== 'cancelled' || subscription.dueAt !== dueAt) return;
    await endSubscription(transaction, id, new Date(clock()).toISOString());
  });
}
