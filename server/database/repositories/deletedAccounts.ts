import type { Connection, Transaction } from '../Database.ts';

/** Milliseconds; longer than backups may be kept, which is 30 days. */
export const deletedAccountsLast = 90 * 24 * 60 * 60 * 1000;

export interface DeletedAccount {
  userId: string;
  deletedAt: string;
}

/** Remembers that an account was deleted; by its id, which tells nothing of the person. */
export async function keepDeletedAccount(
  transaction: Transaction,
  { userId, deletedAt }: DeletedAccount,
): Promise<void> {
  await transaction('deleted_accounts')
    .insert({ user_id: userId, deleted_at: deletedAt })
    .onConflict('user_id')
    .ignore();
}

/** All that are remembered, oldest first. */
export async function findDeletedAccounts(connection: Connection): Promise<DeletedAccount[]> {
  const rows = await connection('deleted_accounts').orderBy('deleted_at').select('user_id', 'deleted_at');
  return rows.map((row) => ({ userId: row.user_id, deletedAt: row.deleted_at }));
}

export async function deleteDeletedAccountsBefore(connection: Connection, time: string): Promise<void> {
  await connection('deleted_accounts').where('deleted_at', '<', time).delete();
}
