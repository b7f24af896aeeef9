import { firstIdAt } from '#server/database/createId.ts';
import type { Connection } from '#server/database/Database.ts';

import { findAccount } from './ledgerAccounts.ts';

/**
 * Tokens charged to a person since a time: what was reserved for drafts less what came back, and what still is
 * reserved.
 */
export async function sumUsedTokens(connection: Connection, userId: string, since: string): Promise<number> {
  const wallet = await findAccount(connection, userId, 'wallet');
  if (!wallet) return 0;
  const [row] = await connection('ledger_entries')
    .where('account_id', wallet.id)
    .whereIn('reason', ['reserve', 'settle', 'release'])
    // Ids sort by time.
    .where('id', '>=', firstIdAt(Date.parse(since)))
    .sum({ sum: 'amount' });
  return Math.max(0, -Number(row?.['sum'] ?? 0));
}
