import { deleteRemnant, findDueRemnants, postponeRemnant } from '#server/database/repositories/gatewayRemnants.ts';

import type { BillingServices } from './BillingServices.ts';
import { logGatewayFailure } from './logGatewayFailure.ts';

const minute = 60 * 1000;
const triesEachMinute = 15;
const seldom = 15 * minute;

/**
 * Has the gateway forget replaced cards and what it keeps of deleted accounts, until it does not answer or the server
 * stops. What fails is tried again, for as long as it takes. Those of another gateway wait for it.
 */
export async function deleteRemnants(
  { database, gateway, clock, logger }: Pick<BillingServices, 'database' | 'gateway' | 'clock' | 'logger'>,
  { limit = 100, stopping }: { limit?: number; stopping?: AbortSignal } = {},
): Promise<void> {
  const time = new Date(clock()).toISOString();
  for (const { id, kind, ref, tries } of await findDueRemnants(database.connection, {
    gateway: gateway.name,
    time,
    limit,
  })) {
    if (stopping?.aborted) return;
    try {
      await (kind === 'card' ? gateway.deleteCard(ref) : gateway.deletePayer(ref));
      await database.transaction((transaction) => deleteRemnant(transaction, id));
    } catch (error) {
      const { isAway } = logGatewayFailure({ logger }, error, [
        { remnant: id, tries },
        'the gateway was asked in vain to forget',
      ]);
      const next = new Date(clock() + (tries < triesEachMinute ? minute : seldom)).toISOString();
      await database.transaction((transaction) => postponeRemnant(transaction, id, next));
      if (isAway) return;
    }
  }
}

/**
 * The same for what has just been left, so that nobody waits for the next look. Never fails: what is not forgotten now
 * is later.
 */
export async function deleteRemnantsAtOnce(services: Parameters<typeof deleteRemnants>[0]): Promise<void> {
  await deleteRemnants(services, { limit: 5 }).catch((error: unknown) =>
    services.logger.warn({ err: error }, 'what a gateway is to forget'),
  );
}
