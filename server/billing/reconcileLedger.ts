import type { Connection } from '#server/database/Database.ts';
import {
  findLooseReservations,
  findUnbalancedTransactions,
  findWrongBalances,
  nextAccountIds,
  nextTransactionIds,
} from '#server/database/repositories/ledgerChecks.ts';

import { inSlices } from './inSlices.ts';

export interface LedgerMismatches {
  /** Ids of transactions whose entries do not sum to zero. */
  transactions: string[];
  /** Ids of personal accounts whose balance differs from the sum of their entries, or is negative. */
  accounts: string[];
  /** Ids of accounts that have reserved more or less than their unfinished work needs. */
  reservations: string[];
}

/**
 * Checks the whole ledger. Read-only, and in slices of a few hundred rows so that requests are served in between; safe
 * to run on several servers at once.
 */
export async function reconcileLedger(connection: Connection): Promise<LedgerMismatches> {
  return {
    transactions: await inSlices(connection, nextTransactionIds, findUnbalancedTransactions),
    accounts: await inSlices(connection, nextAccountIds, findWrongBalances),
    reservations: await inSlices(connection, nextAccountIds, findLooseReservations),
  };
}
