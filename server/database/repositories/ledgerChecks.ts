import type { Connection } from '../Database.ts';
import { openStatuses } from './generations.ts';

export async function nextTransactionIds(connection: Connection, after: string, limit: number): Promise<string[]> {
  return connection('ledger_transactions').where('id', '>', after).orderBy('id').limit(limit).pluck('id');
}

/** Those whose entries do not sum to nothing, or that have none. Each slice is one statement, and so sees one moment. */
export async function findUnbalancedTransactions(connection: Connection, ids: readonly string[]): Promise<string[]> {
  return connection('ledger_transactions')
    .leftJoin('ledger_entries', 'ledger_entries.transaction_id', 'ledger_transactions.id')
    .whereIn('ledger_transactions.id', [...ids])
    .groupBy('ledger_transactions.id')
    .havingRaw('coalesce(sum(ledger_entries.amount), 1) <> 0')
    .pluck('ledger_transactions.id');
}

/** Of people, also those who are gone. The house's accounts keep no balance: theirs is the sum of their entries. */
export async function nextAccountIds(connection: Connection, after: string, limit: number): Promise<string[]> {
  return connection('ledger_accounts')
    .where('id', '>', after)
    .whereNot('id', 'like', 'house-%')
    .orderBy('id')
    .limit(limit)
    .pluck('id');
}

/** Those whose balance is not the sum of their entries, or is below nothing. */
export async function findWrongBalances(connection: Connection, ids: readonly string[]): Promise<string[]> {
  return connection('ledger_accounts')
    .leftJoin('ledger_entries', 'ledger_entries.account_id', 'ledger_accounts.id')
    .whereIn('ledger_accounts.id', [...ids])
    .groupBy('ledger_accounts.id', 'ledger_accounts.balance')
    .havingRaw('ledger_accounts.balance <> coalesce(sum(ledger_entries.amount), 0) or ledger_accounts.balance < 0')
    .pluck('ledger_accounts.id');
}

/** Those that hold tokens aside for no work, or fewer than the steps will settle that wait or run. */
export async function findLooseReservations(connection: Connection, ids: readonly string[]): Promise<string[]> {
  const open = connection('generation_steps')
    .join('generations', 'generations.id', 'generation_steps.generation_id')
    // Few at any time, and found by an index.
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
