import { createId } from '#server/database/createId.ts';
import type { Transaction } from '#server/database/Database.ts';

/** What tokens are moved for. Kept with the ledger: the generation itself is deleted after a while. */
export interface Purpose {
  projectId: string;
  /** Absent where it is for several. */
  toolset?: string | undefined;
  /** The version that keeps what stood before it. */
  versionId?: string | undefined;
  startedBy: string;
}

/** A transaction to be written to the ledger. */
export interface Posting {
  kind: string;
  reference: string;
  /** Idempotency key; unique among all transactions. */
  once: string;
  /** Must sum to zero. */
  entries: { accountId: string; amount: number }[];
  purpose?: Purpose | undefined;
}

export async function hasPosting(transaction: Transaction, once: string): Promise<boolean> {
  return (await transaction('ledger_transactions').where({ once }).first('id')) !== undefined;
}

export async function insertPosting(
  transaction: Transaction,
  { kind, reference, once, entries, purpose }: Posting,
): Promise<void> {
  const id = createId();
  await transaction('ledger_transactions').insert({
    id,
    kind,
    reference,
    once,
    toolset_id: purpose?.toolset ?? null,
    version_id: purpose?.versionId ?? null,
    started_by: purpose?.startedBy ?? null,
    created_at: new Date().toISOString(),
  });
  await transaction('ledger_entries').insert(
    entries.map(({ accountId, amount }) => ({
      id: createId(),
      transaction_id: id,
      account_id: accountId,
      amount,
      reason: kind,
      project_id: purpose?.projectId ?? null,
    })),
  );
}

/** Takes out of the ledger what a person has started, whoever paid for it. */
export async function anonymiseStarter(transaction: Transaction, userId: string): Promise<void> {
  await transaction('ledger_transactions').where({ started_by: userId }).update({ started_by: null });
}
