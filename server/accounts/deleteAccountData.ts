import { balanceOf } from '../billing/ledger.ts';
import type { Transaction } from '../database/Database.ts';
import { keepDepartedAddress } from '../database/repositories/departedAddresses.ts';
import { disownImages } from '../database/repositories/images.ts';
import { insertRemnantsOf } from '../database/repositories/gatewayRemnants.ts';
import { deleteUser, type UserRow } from '../database/repositories/users.ts';
import { anonymiseStarter } from '../database/repositories/ledgerTransactions.ts';
import { pseudonymiseInvoices } from '../database/repositories/invoices.ts';
import { deleteFlowsOf } from '../database/repositories/codeFlows.ts';
import type { Services } from '../Services.ts';

/**
 * Deletes a person, whose row must be locked, and all their data. Running generations are cancelled first, which
 * settles their reservations; ledger and invoices stay, without a reference to the person, and what payment gateways
 * keep of them is noted to be forgotten. Call the returned function after the commit.
 */
export async function deleteAccountData(
  { generations, hashAddress }: Pick<Services, 'generations' | 'hashAddress'>,
  transaction: Transaction,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
): Promise<() => void> {
  const tellStarted = await generations.cancelAll(transaction, { userId: id });
  const tellPaid = await generations.cancelAll(transaction, { payerId: id });
  await deleteFlowsOf(transaction, [id, email]);
  const tokensLeft = await balanceOf(transaction, id);
  await keepDepartedAddress(transaction, { addressHash: hashAddress(email), tokensLeft });
  await pseudonymiseInvoices(transaction, id);
  await anonymiseStarter(transaction, id);
  await disownImages(transaction, id);
  await insertRemnantsOf(transaction, id);
  await deleteUser(transaction, id);
  return () => {
    tellStarted();
    tellPaid();
  };
}
