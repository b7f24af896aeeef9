import type { Transaction } from '../database/Database.ts';
import { deleteSessionsOf } from '../database/repositories/sessions.ts';
import { updateUser, type UserRow } from '../database/repositories/users.ts';
import { deleteFlowsOf } from '../database/repositories/codeFlows.ts';

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
