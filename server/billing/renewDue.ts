import { findOpenRenewal } from '#server/database/repositories/payments.ts';
import { endSubscription, lockSubscription } from '#server/database/repositories/subscriptions.ts';
import {
  findDueSubscriptions,
  holdSubscription,
  type SubscriptionRow,
} from '#server/database/repositories/subscriptions.ts';

import type { BillingServices } from './BillingServices.ts';
import { chargeRenewal } from './chargeRenewal.ts';
import { logGatewayFailure } from './logGatewayFailure.ts';
import { findLostCharge } from './settleLostCharge.ts';
import { settlePayment } from './settlePayment.ts';

const atOnce = 100;
// Longer than a gateway takes to answer or to give up.
const hold = 5 * 60 * 1000;

/**
 * Renews, tries again and ends what is due, until the gateway does not answer or the server stops. Several servers may
 * run it at the same time: each subscription is taken by one.
 */
export async function renewDue(services: BillingServices, stopping?: AbortSignal): Promise<void> {
  const { database, clock, gateway } = services;
  const now = new Date(clock()).toISOString();
  for (const due of await findDueSubscriptions(database.connection, {
    gateway: gateway.name,
    time: now,
    limit: atOnce,
  })) {
    if (stopping?.aborted) return;
    const until = new Date(clock() + hold).toISOString();
    if (!(await database.transaction((transaction) => holdSubscription(transaction, due, { now, until })))) continue;
    try {
      await (due.status === 'cancelled' ? endCancelled(services, due) : chargeRenewal(services, due));
    } catch (error) {
      // Tried again when the hold is over: the gateway is away, or answered what nobody expected.
      const { isAway } = logGatewayFailure(services, error, [{ subscription: due.id }, 'renewal not finished']);
      // The others need not be held, each for as long as a gateway takes to give up.
      if (isAway) return;
    }
  }
}

async function endCancelled(services: BillingServices, { id, dueAt }: SubscriptionRow): Promise<void> {
  const { database, clock, gateway } = services;
  // Cancelled after its card was charged, and nobody has heard yet of what became of that.
  const unheard = await findOpenRenewal(database.connection, id, gateway.name);
  if (unheard?.gatewayRef) await settlePayment(services, unheard.id);
  else if (unheard) await findLostCharge(services, unheard);
  if (unheard && (await findOpenRenewal(database.connection, id, gateway.name))) return;
  await database.transaction(async (transaction) => {
    const subscription = await lockSubscription(transaction, id);
    // Resumed meanwhile, or its next period has been paid.
    if (subscription?.status !== 'cancelled' || subscription.dueAt !== dueAt) return;
    await endSubscription(transaction, id, new Date(clock()).toISOString());
  });
}
