import { insertRemnant } from '#server/database/repositories/gatewayRemnants.ts';
import { deleteStoredCard, findStoredCard } from '#server/database/repositories/storedCards.ts';
import { ApplicationError } from '#server/errors/ApplicationError.ts';

import type { BillingServices } from './BillingServices.ts';
import { deleteRemnantsAtOnce } from './deleteRemnants.ts';

/** Deletes a person's stored card here and at the gateway. @throws ApplicationError `no-card` */
export async function deleteCard(services: BillingServices, userId: string): Promise<void> {
  const hadCard = await services.database.transaction(async (transaction) => {
    const card = await findStoredCard(transaction, userId);
    if (!card) return false;
    await deleteStoredCard(transaction, userId);
    await insertRemnant(transaction, { gateway: card.gateway, kind: 'card', ref: card.gatewayRef });
    return true;
  });
  if (!hadCard) throw new ApplicationError('no-card');
  await deleteRemnantsAtOnce(services);
}
