import { grantTokens, openAccounts } from '#server/billing/ledger.ts';
import type { Transaction } from '#server/database/Database.ts';
import { takeDepartedAddress } from '#server/database/repositories/departedAddresses.ts';
import { insertUser, type UserRow } from '#server/database/repositories/users.ts';
import { insertWorkspace } from '#server/database/repositories/workspaces.ts';
import { translate } from '#server/i18n/translate.ts';
import type { Services } from '#server/Services.ts';

/** Creates an account with a first workspace, a wallet and the welcome grant. */
export async function createAccount(
  transaction: Transaction,
  { welcomeTokens, hashAddress }: Pick<Services, 'welcomeTokens' | 'hashAddress'>,
  person: Parameters<typeof insertUser>[1],
): Promise<UserRow> {
  const user = await insertUser(transaction, person);
  await insertWorkspace(transaction, {
    userId: user.id,
    name: translate(person.language, 'workspace.defaultName'),
    isDefault: true,
  });
  await openAccounts(transaction, user.id);
  // Granted once for an address: an address that had an account before gets back what was left.
  const left = await takeDepartedAddress(transaction, hashAddress(person.email));
  const amount = Math.min(left ?? Infinity, welcomeTokens);
  const once = `grant:welcome:${user.id}`;
  if (amount > 0) await grantTokens(transaction, { userId: user.id, amount, reference: 'welcome', once });
  return user;
}
