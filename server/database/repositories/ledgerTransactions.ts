import { createId } from '../createId.ts';
import type { Transaction } from '../Database.ts';

/** A transaction to be written to the ledger. */
export interface Posting {
  kind: string;
  reference: string;
  /** Idempotency key; unique among all transactions. */
  once: string;
  /** Must sum to zero. */
  entries: { accountId: string; amount: number }[];
}

export async function hasPosting(transaction: Transaction, once: string): Promise<boolean> {
  return (await transaction('ledger_transactions').where({ once }).first('id')) !== undefined;
}

export async function insertPosting(
  transaction: Transaction,
  { kind, reference, once, entries }: Posting,
): Promise<void> {
  const id = createId();
  await transaction('ledger_transactions').insert({ id, kind, reference, once, created_at: new Date().toISOString() });
  await transaction('ledger_entries').insert(
    entries.map(({ accountId, amount }) => ({ id: createId(), transaction_id: id, account_id: accountId, amount })),
  );
}
