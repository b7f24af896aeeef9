import { balanceOf } from '../billing/ledger.ts';
import type { Transaction } from '../database/Database.ts';
import { keepDepartedAddress } from '../database/repositories/departedAddresses.ts';
import { deleteUser, type UserRow } from '../database/repositories/users.ts';
import { deleteFlowsOf } from '../database/repositories/codeFlows.ts';
import type { Services } from '../Services.ts';

/**
 * Removes a person, whose row is locked, with all that is theirs. What is being written for them stops first, so that the books are
 * closed; those stay, and name nobody. Call what comes back once the transaction is committed.
 */
export async function eraseAccount(
  { generations, hashAddress }: Pick<Services, 'generations' | 'hashAddress'>,
  transaction: Transaction,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
): Promise<() => void> {
  const tellStopped = await generations.cancelAll(transaction, { userId: id });
  await deleteFlowsOf(transaction, [id, email]);
  const tokensLeft = await balanceOf(transaction, id);
  await keepDepartedAddress(transaction, { addressHash: hashAddress(email), tokensLeft });
  await deleteUser(transaction, id);
  return tellStopped;
}
