import { balanceResponse } from '#engine/protocol/balance.ts';

import { balanceOf } from '../../billing/ledger.ts';
import { listWalletEntries } from '../../database/repositories/ledgerEntries.ts';
import { defineRoute } from '../../http/defineRoute.ts';

export const balanceRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/balance',
    access: 'signed-in',
    limits: ['lists'],
    summary: 'The token balance and what changed it',
    answer: { status: 200, schema: balanceResponse },
    async handle({ user }, { database }) {
      const entries = await listWalletEntries(database.connection, user.id, { limit: 100 });
      return { balance: await balanceOf(database.connection, user.id), payments: [], entries };
    },
  }),
];
