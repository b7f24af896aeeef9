import { balanceResponse } from '#engine/protocol/balance.ts';

import { balanceOf } from '../../billing/ledger.ts';
import { listWalletEntries } from '../../database/repositories/ledgerEntries.ts';
import { findPaidWorks, type PaidWork } from '../../database/repositories/paidWorks.ts';
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
      const works = await findPaidWorks(database.connection, entries.map(generationOf));
      return {
        balance: await balanceOf(database.connection, user.id),
        payments: [],
        entries: entries.map(({ kind, ...entry }) => ({ ...entry, reason: kind, ...workOf(entry.reference, works) })),
      };
    },
  }),
];

/** Tokens of a generation are booked under `<generation>`, those of a step under `<generation>/<position>`. */
function generationOf({ reference }: { reference: string }): string {
  return reference.split('/')[0] ?? '';
}

function workOf(reference: string, works: ReadonlyMap<string, PaidWork>) {
  const [generation = '', position] = reference.split('/');
  const work = works.get(generation);
  if (!work) return {};
  const { projectId, projectName, toolsets } = work;
  const toolset = position === undefined && toolsets.length > 1 ? undefined : toolsets[Number(position ?? 0)];
  return { projectId, projectName, ...(toolset !== undefined && { toolset }) };
}
