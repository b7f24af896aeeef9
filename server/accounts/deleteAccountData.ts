import { balanceOf } from '#server/billing/ledger.ts';
import type { Transaction } from '#server/database/Database.ts';
import { deleteFlowsOf } from '#server/database/repositories/codeFlows.ts';
import { keepDepartedAddress } from '#server/database/repositories/departedAddresses.ts';
import { insertRemnantsOf } from '#server/database/repositories/gatewayRemnants.ts';
import { disownImages } from '#server/database/repositories/images.ts';
import { pseudonymiseInvoices } from '#server/database/repositories/invoices.ts';
import { anonymiseStarter } from '#server/database/repositories/ledgerTransactions.ts';
import { deleteUser, type UserRow } from '#server/database/repositories/users.ts';
import type { Services } from '#server/Services.ts';

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
