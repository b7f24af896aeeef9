import type { Connection, Transaction } from '#server/database/Database.ts';

export interface DeletedAccount {
  userId: string;
  deletedAt: string;
}

/** Records the deletion of an account by its id, which is no personal data. */
export async function keepDeletedAccount(
  transaction: Transaction,
  { userId, deletedAt }: DeletedAccount,
): Promise<void> {
  await transaction('deleted_accounts')
    .insert({ user_id: userId, deleted_at: deletedAt })
    .onConflict('user_id')
    .ignore();
}

/** All recorded deletions, oldest first. */
export async function findDeletedAccounts(connection: Connection): Promise<DeletedAccount[]> {
  const rows = await connection('deleted_accounts').orderBy('deleted_at').select('user_id', 'deleted_at');
  return rows.map((row) => ({ userId: row.user_id, deletedAt: row.deleted_at }));
}

export async function deleteDeletedAccountsBefore(connection: Connection, time: string): Promise<void> {
  await connection('deleted_accounts').where('deleted_at', '<', time).delete();
}
