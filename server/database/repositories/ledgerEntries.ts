import type { Connection } from '../Database.ts';

export interface WalletEntry {
  id: string;
  createdAt: string;
  kind: string;
  amount: number;
  reference: string;
}

/** Entries of a person's wallet before the cursor `before`, newest first. */
export async function listWalletEntries(
  connection: Connection,
  userId: string,
  { limit, before }: { limit: number; before?: string },
): Promise<WalletEntry[]> {
  const entries = connection('ledger_entries')
    .join('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .join('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.transaction_id')
    .where({ 'ledger_accounts.user_id': userId, 'ledger_accounts.kind': 'wallet' })
    .orderBy('ledger_entries.id', 'desc')
    .limit(limit)
    .select<WalletEntry[]>({
      id: 'ledger_entries.id',
      createdAt: 'ledger_transactions.created_at',
      kind: 'ledger_transactions.kind',
      amount: 'ledger_entries.amount',
      reference: 'ledger_transactions.reference',
    });
  return before ? entries.where('ledger_entries.id', '<', before) : entries;
}
