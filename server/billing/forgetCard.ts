import { deleteStoredCard, findStoredCard } from '../database/repositories/storedCards.ts';
import { ApplicationError } from '../errors/ApplicationError.ts';
import type { BillingServices } from './BillingServices.ts';

/** Deletes a person's stored card here and at the gateway. @throws ApplicationError `no-card` */
export async function forgetCard({ database, gateway, logger }: BillingServices, userId: string): Promise<void> {
  const card = await database.transaction(async (transaction) => {
    const stored = await findStoredCard(transaction, userId);
    if (stored) await deleteStoredCard(transaction, userId);
    return stored;
  });
  if (!card) throw new ApplicationError('no-card');
  if (card.gateway !== gateway.name) return;
  // Gone here, so nothing charges it any more.
  await gateway
    .forgetCard(card.gatewayRef)
    .catch((error: unknown) => logger.warn({ err: error }, 'a deleted card is not forgotten by the gateway'));
}
