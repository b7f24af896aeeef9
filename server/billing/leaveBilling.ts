import type { Transaction } from '../database/Database.ts';
import { listOpenPayments } from '../database/repositories/payments.ts';
import { findStoredCard } from '../database/repositories/storedCards.ts';
import type { Services } from '../Services.ts';

/** What a gateway has to close and to forget of a person whose account is being deleted. Call the returned function after the commit. */
export async function leaveBilling(
  { gateway, logger }: Pick<Services, 'gateway' | 'logger'>,
  transaction: Transaction,
  userId: string,
): Promise<() => void> {
  const card = await findStoredCard(transaction, userId);
  const payments = await listOpenPayments(transaction, userId);
  return () => {
    if (!gateway) return;
    const checkouts = payments.filter(({ kind, gatewayRef }) => kind !== 'renewal' && gatewayRef !== null);
    const work = [
      ...(card?.gateway === gateway.name ? [gateway.forgetCard(card.gatewayRef)] : []),
      ...checkouts
        .filter((payment) => payment.gateway === gateway.name)
        .map(({ gatewayRef }) => gateway.expireCheckout(gatewayRef!)),
    ];
    for (const each of work)
      each.catch((error: unknown) => logger.warn({ err: error }, 'the gateway did not close a deleted account'));
  };
}
