import type { Transaction } from '#server/database/Database.ts';
import { listOpenPayments } from '#server/database/repositories/payments.ts';
import type { Services } from '#server/Services.ts';

import { deleteRemnantsAtOnce } from './deleteRemnants.ts';

/**
 * What a gateway has to close and to forget of a person whose account is being deleted. Call the returned function
 * after the commit.
 */
export async function leaveBilling(
  { gateway, logger, database, clock }: Pick<Services, 'gateway' | 'logger' | 'database' | 'clock'>,
  transaction: Transaction,
  userId: string,
): Promise<() => void> {
  const payments = await listOpenPayments(transaction, userId);
  return () => {
    if (!gateway) return;
    void deleteRemnantsAtOnce({ gateway, logger, database, clock });
    for (const { kind, gatewayRef, gateway: ofGateway } of payments)
      if (kind !== 'renewal' && gatewayRef !== null && ofGateway === gateway.name)
        gateway
          .expireCheckout(gatewayRef)
          // It expires by itself.
          .catch((error: unknown) => logger.warn({ err: error }, 'the checkout of a deleted account stays open'));
  };
}
