import type { Subscription } from '#engine/protocol/billing.ts';

import type { Connection } from '../database/Database.ts';
import { sumUsedTokens } from '../database/repositories/ledgerEntries.ts';
import type { SubscriptionRow } from '../database/repositories/subscriptions.ts';
import { lastRetryAt } from './retrySchedule.ts';

/** A subscription as its owner sees it. */
export async function presentSubscription(
  connection: Connection,
  row: SubscriptionRow,
  paymentUrl?: string | null,
): Promise<Subscription> {
  const { plan, status, startedAt, dueAt, periodBeganAt, userId, failedAttempts } = row;
  const used = periodBeganAt ? await sumUsedTokens(connection, userId, periodBeganAt) : 0;
  return {
    plan,
    status: status === 'ended' ? 'cancelled' : status,
    startedAt,
    renewsAt: status === 'active' ? dueAt : null,
    endsAt: status === 'cancelled' ? dueAt : status === 'past-due' ? lastRetryAt(dueAt!, failedAttempts) : null,
    retriesAt: status === 'past-due' ? dueAt : null,
    usage: { used, granted: plan.tokens },
    ...(paymentUrl && { paymentUrl }),
  };
}
