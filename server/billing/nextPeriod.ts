import type { SubscriptionRow } from '#server/database/repositories/subscriptions.ts';
import type { ChargedPeriod } from '#server/payments/PaymentGateway.ts';

import { addPeriods } from './addPeriods.ts';

/**
 * The period that a subscription's next renewal pays for. It is the same again where a restore has taken the renewal
 * back.
 */
export function nextPeriod({ id, startedAt, plan, periods }: SubscriptionRow): ChargedPeriod {
  if (startedAt === null || plan.interval === null) throw new Error(`renewed without a start or an interval: ${id}`);
  return { subscriptionId: id, startsAt: addPeriods(startedAt, plan.interval, periods) };
}
