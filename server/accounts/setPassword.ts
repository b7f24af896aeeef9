import type { Transaction } from '#server/database/Database.ts';
import { deleteFlowsOf } from '#server/database/repositories/codeFlows.ts';
import { deleteSessionsOf } from '#server/database/repositories/sessions.ts';
import { updateUser, type UserRow } from '#server/database/repositories/users.ts';

/**
 * Sets a password and ends everything an attacker may have begun: all sessions, and pending resets, changes of address
 * and deletions.
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
