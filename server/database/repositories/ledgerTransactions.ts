import { createId } from '../createId.ts';
import type { Transaction } from '../Database.ts';

/** What is written into the books at once. */
export interface Posting {
  kind: string;
  reference: string;
  /** Names the occasion; there is one posting of each. */
  once: string;
  /** Sum to nothing. */
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
