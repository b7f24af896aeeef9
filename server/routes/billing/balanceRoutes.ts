import { balanceResponse } from '#engine/protocol/balance.ts';
import { balanceOf } from '#server/billing/ledger.ts';
import { presentMovement } from '#server/billing/presentMovement.ts';
import { presentPayment } from '#server/billing/presentPayment.ts';
import { presentSubscription } from '#server/billing/presentSubscription.ts';
import { findInvoiceDetails } from '#server/database/repositories/invoiceDetails.ts';
import { sumUsedTokens } from '#server/database/repositories/ledgerEntries.ts';
import { listMovements } from '#server/database/repositories/movements.ts';
import { listPayments } from '#server/database/repositories/payments.ts';
import { findStoredCard } from '#server/database/repositories/storedCards.ts';
import { findCurrentSubscription } from '#server/database/repositories/subscriptions.ts';
import { defineRoute } from '#server/http/defineRoute.ts';

export const balanceRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/balance',
    access: 'signed-in',
    limits: ['lists'],
    summary: 'The token balance and what changed it',
    answer: { status: 200, schema: balanceResponse },
    async handle({ user }, services) {
      const { database, clock } = services;
      const { connection } = database;
      const subscription = await findCurrentSubscription(connection, user.id);
      const entries = await listMovements(connection, user.id, { limit: 100 });
      return {
        balance: await balanceOf(connection, user.id),
        ...(subscription && { subscription: await presentSubscription(services, subscription) }),
        card: (await findStoredCard(connection, user.id)) !== null,
        invoiceDetails: (await findInvoiceDetails(connection, user.id)) !== null,
        usage: {
          month: await sumUsedTokens(connection, user.id, beginningOfMonth(clock())),
          total: await sumUsedTokens(connection, user.id, ever),
        },
        payments: (await listPayments(connection, user.id, { limit: 100 })).map(presentPayment),
        entries: entries.map((entry) => presentMovement(entry, user.id)),
      };
    },
  }),
];

const ever = new Date(0).toISOString();

function beginningOfMonth(now: number): string {
  const date = new Date(now);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth())).toISOString();
}
