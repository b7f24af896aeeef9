import type { Connection } from '../database/Database.ts';
import {
  findLooseReservations,
  findUnbalancedTransactions,
  findWrongBalances,
  nextAccountIds,
  nextTransactionIds,
} from '../database/repositories/ledgerChecks.ts';

export interface LedgerMismatches {
  /** Ids of transactions whose entries do not sum to nothing. */
  transactions: string[];
  /** Ids of personal accounts whose balance is not the sum of their entries, or is below nothing. */
  accounts: string[];
  /** Ids of accounts that set aside more or less than the work that goes on will take. */
  reservations: string[];
}

const atOnce = 500;

/**
 * Adds up all books anew. It only reads, a few hundred rows at a time, so that requests come in between; any number of
 * servers may do it at once.
 */
export async function reconcileLedger(connection: Connection): Promise<LedgerMismatches> {
  return {
    transactions: await inSlices(connection, nextTransactionIds, findUnbalancedTransactions),
    accounts: await inSlices(connection, nextAccountIds, findWrongBalances),
    reservations: await inSlices(connection, nextAccountIds, findLooseReservations),
  };
}

type Next = (connection: Connection, after: string, limit: number) => Promise<string[]>;
type Find = (connection: Connection, ids: readonly string[]) => Promise<string[]>;

async function inSlices(connection: Connection, next: Next, find: Find): Promise<string[]> {
  const found: string[] = [];
  for (let after = ''; ;) {
    const ids = await next(connection, after, atOnce);
    if (ids.length === 0) return found;
    found.push(...(await find(connection, ids)));
    after = ids.at(-1)!;
  }
}
