import { cardResponse, cardSetupResponse, cardSetupStateResponse } from '#engine/protocol/billing.ts';
import { deleteCard } from '#server/billing/deleteCard.ts';
import { openCardSetup } from '#server/billing/openCardSetup.ts';
import { requireBilling } from '#server/billing/requireBilling.ts';
import { findCardSetup } from '#server/database/repositories/cardSetups.ts';
import { findStoredCard } from '#server/database/repositories/storedCards.ts';
import { ApplicationError } from '#server/errors/ApplicationError.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';
import { defineRoute } from '#server/http/defineRoute.ts';

export const cardRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/card',
    access: 'signed-in',
    limits: ['lists'],
    summary: 'The stored card: brand, last four digits and expiry; 404 with key `no-card` without one',
    answer: { status: 200, schema: cardResponse },
    async handle({ user }, services) {
      requireBilling(services);
      const card = await findStoredCard(services.database.connection, user.id);
      if (!card) throw new ApplicationError('no-card');
      const { brand, lastFour, expiryMonth, expiryYear } = card;
      return { brand, lastFour, expiryMonth, expiryYear };
    },
  }),
  defineRoute({
    method: 'PUT',
    path: '/api/card',
    access: 'signed-in',
    limits: ['payments'],
    summary: 'Begins to store another card; it is entered at `setupUrl`, a page of the gateway',
    answer: { status: 200, schema: cardSetupResponse },
    async handle({ user }, services) {
      return { setupUrl: await openCardSetup(requireBilling(services), user.id) };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/card/setups/:id',
    access: 'signed-in',
    limits: ['lists'],
    summary: 'What has become of a card whose page was opened by PUT /api/card',
    answer: { status: 200, schema: cardSetupStateResponse },
    async handle({ user, params }, services) {
      requireBilling(services);
      const setup = await findCardSetup(services.database.connection, params.id);
      if (setup?.userId !== user.id) throw new NotFoundError();
      return { status: setup.status };
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/card',
    access: 'signed-in',
    limits: { none: 'deletes one row' },
    summary: 'Deletes the stored card, here and at the gateway',
    answer: { status: 204 },
    async handle({ user }, services) {
      await deleteCard(requireBilling(services), user.id);
    },
  }),
];
