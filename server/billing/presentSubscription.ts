import type { Subscription } from '#engine/protocol/billing.ts';
import { sumUsedTokens } from '#server/database/repositories/ledgerEntries.ts';
import type { SubscriptionRow } from '#server/database/repositories/subscriptions.ts';
import type { Services } from '#server/Services.ts';

import { lastRetryAt } from './retrySchedule.ts';

/** A subscription as its owner sees it. */
export async function presentSubscription(
  { database: { connection }, gateway }: Pick<Services, 'database' | 'gateway'>,
  row: SubscriptionRow,
  paymentUrl?: string | null,
): Promise<Subscription> {
  const { plan, status, startedAt, dueAt, periodBeganAt, userId, failedAttempts } = row;
  const used = periodBeganAt ? await sumUsedTokens(connection, userId, periodBeganAt) : 0;
  return {
    plan,
    status: status === 'ended' ? 'cancelled' : status,
    startedAt,
    // Another gateway cannot renew it.
    renewsAt: status === 'active' && row.gateway === gateway?.name ? dueAt : null,
    endsAt: status === 'cancelled' ? dueAt : status === 'past-due' ? lastRetryAt(dueAt!, failedAttempts) : null,
    retriesAt: status === 'past-due' ? dueAt : null,
    usage: { used, granted: plan.tokens },
    ...(paymentUrl && { paymentUrl }),
  };
}
