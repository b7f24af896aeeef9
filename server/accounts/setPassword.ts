import type { Transaction } from '../database/Database.ts';
import { deleteSessionsOf } from '../database/repositories/sessions.ts';
import { updateUser, type UserRow } from '../database/repositories/users.ts';
import { deleteFlowsOf } from '../database/repositories/codeFlows.ts';

/**
 * Whoever held the old password, or asked for a way around it, is out: every session ends, and every reset, change of
 * address and deletion under way.
 */
export async function setPassword(
  transaction: Transaction,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
  passwordHash: string,
): Promise<void> {
  await updateUser(transaction, id, { passwordHash });
  await deleteSessionsOf(transaction, id);
  await deleteFlowsOf(transaction, [email], 'password-reset');
  await deleteFlowsOf(transaction, [id]);
}
