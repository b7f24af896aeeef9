import { changeCardSetup, lockCardSetup } from '#server/database/repositories/cardSetups.ts';
import { insertGatewayEvent } from '#server/database/repositories/gatewayEvents.ts';
import { findUser, lockUser } from '#server/database/repositories/users.ts';

import type { BillingServices } from './BillingServices.ts';
import { deleteRemnantsAtOnce } from './deleteRemnants.ts';
import { keepGatewayNames } from './keepGatewayNames.ts';
import { nextQuestion } from './nextQuestion.ts';

/**
 * Asks the gateway what has become of a card's setup, and keeps what it may tell of the card.
 * @throws UniqueViolationError when the event has been dealt with
 */
export async function settleCardSetup(services: BillingServices, setupId: string, eventId?: string): Promise<void> {
  const { database, gateway, clock } = services;
  const setup = await database.transaction((transaction) => lockCardSetup(transaction, setupId));
  const state = setup?.status === 'open' && setup.gatewayRef ? await gateway.readCardSetup(setup.gatewayRef) : null;
  await database.transaction(async (transaction) => {
    if (eventId !== undefined) await insertGatewayEvent(transaction, eventId, new Date(clock()).toISOString());
    const locked = await lockCardSetup(transaction, setupId);
    if (locked?.status !== 'open') return;
    if (!state || state.status === 'open') {
      const askedNextAt = nextQuestion(locked.createdAt, clock());
      await changeCardSetup(transaction, setupId, { status: 'open', askedNextAt });
      return;
    }
    const isTheirs = state.status === 'paid' && state.userId === locked.userId && state.card !== null;
    const status = isTheirs ? 'stored' : state.status === 'expired' ? 'expired' : 'failed';
    await changeCardSetup(transaction, setupId, { status, askedNextAt: null });
    if (!isTheirs || !(await findUser(transaction, locked.userId))) return;
    await lockUser(transaction, locked.userId);
    await keepGatewayNames(services, transaction, locked.userId, state);
  });
  await deleteRemnantsAtOnce(services);
}
