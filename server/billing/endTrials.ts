import { endSubscriptionsOf } from '#server/database/repositories/subscriptions.ts';

import type { BillingServices } from './BillingServices.ts';

const withoutMoney = 'sandbox';

/** Ends the subscriptions that were tried out in the sandbox, once another gateway takes real money. */
export async function endTrials({ database, gateway, clock, logger }: BillingServices): Promise<void> {
  if (gateway.name === withoutMoney) return;
  const at = new Date(clock()).toISOString();
  const count = await database.transaction((transaction) => endSubscriptionsOf(transaction, withoutMoney, at));
  if (count > 0) logger.info({ count }, 'subscriptions of the sandbox have ended');
}
