import type { Connection } from '#server/database/Database.ts';

import { openStatuses } from './generations.ts';

export async function nextTransactionIds(connection: Connection, after: string, limit: number): Promise<string[]> {
  return connection('ledger_transactions').where('id', '>', after).orderBy('id').limit(limit).pluck('id');
}

/**
 * Transactions whose entries do not sum to zero, or that have none. Each slice is one statement, so it sees a
 * consistent snapshot.
 */
export async function findUnbalancedTransactions(connection: Connection, ids: readonly string[]): Promise<string[]> {
  return connection('ledger_transactions')
    .leftJoin('ledger_entries', 'ledger_entries.transaction_id', 'ledger_transactions.id')
    .whereIn('ledger_transactions.id', [...ids])
    .groupBy('ledger_transactions.id')
    .havingRaw('coalesce(sum(ledger_entries.amount), 1) <> 0')
    .pluck('ledger_transactions.id');
}

/** Personal accounts, including those of deleted people. House accounts keep no balance. */
export async function nextAccountIds(connection: Connection, after: string, limit: number): Promise<string[]> {
  return connection('ledger_accounts')
    .where('id', '>', after)
    .whereNot('id', 'like', 'house-%')
    .orderBy('id')
    .limit(limit)
    .pluck('id');
}

/** Accounts whose balance differs from the sum of their entries, or is negative. */
export async function findWrongBalances(connection: Connection, ids: readonly string[]): Promise<string[]> {
  return connection('ledger_accounts')
    .leftJoin('ledger_entries', 'ledger_entries.account_id', 'ledger_accounts.id')
    .whereIn('ledger_accounts.id', [...ids])
    .groupBy('ledger_accounts.id', 'ledger_accounts.balance')
    .havingRaw('ledger_accounts.balance <> coalesce(sum(ledger_entries.amount), 0) or ledger_accounts.balance < 0')
    .pluck('ledger_accounts.id');
}

/** Accounts whose reserved tokens exceed or fall short of what their queued and running steps will settle. */
export async function findLooseReservations(connection: Connection, ids: readonly string[]): Promise<string[]> {
  const open = connection('generation_steps')
    .join('generations', 'generations.id', 'generation_steps.generation_id')
    // Few rows at any time, found by an index.
    .whereIn('generations.status', openStatuses)
    .whereIn('generation_steps.status', openStatuses)
    .select('generations.user_id', 'generation_steps.tokens_reserved')
    .as('open');
  return connection('ledger_accounts')
    .leftJoin(open, 'open.user_id', 'ledger_accounts.user_id')
    .whereIn('ledger_accounts.id', [...ids])
    .where('ledger_accounts.kind', 'reserved')
    .groupBy('ledger_accounts.id', 'ledger_accounts.balance')
    .havingRaw('ledger_accounts.balance <> coalesce(sum(open.tokens_reserved), 0)')
    .pluck('ledger_accounts.id');
}
