import type { Language } from '#engine/languages/languages.ts';
import { createAccount } from '#server/accounts/createAccount.ts';
import type { Transaction } from '#server/database/Database.ts';
import { deleteFlowsOf } from '#server/database/repositories/codeFlows.ts';
import { findIdentityOwner, insertIdentity, listSubjectsOf } from '#server/database/repositories/identities.ts';
import { findUser, lockUserByEmail, updateUser, type UserRow } from '#server/database/repositories/users.ts';
import { BusinessError } from '#server/errors/BusinessError.ts';
import type { Services } from '#server/Services.ts';

interface Arrival {
  issuer: string;
  subject: string;
  /** Verified by the provider. */
  email: string;
  name: string | null;
  acceptTerms: boolean;
  language: Language;
}

/**
 * Finds or creates the account of a Google identity. The subject is the key, so a changed address at Google changes
 * nothing here. An unknown subject is linked to the account with its address: every address here has been verified, by
 * a code or by Google. Otherwise an account is created.
 */
export async function openGoogleAccount(
  transaction: Transaction,
  parts: Pick<Services, 'welcomeTokens' | 'hashAddress'>,
  { issuer, subject, email, name, acceptTerms, language }: Arrival,
): Promise<{ user: UserRow; opened: 'again' | 'joined' | 'new' }> {
  const ownerId = await findIdentityOwner(transaction, { issuer, subject });
  const owner = ownerId && (await findUser(transaction, ownerId));
  if (owner) return openAgain(transaction, owner, acceptTerms);

  // Locks the row, so that concurrent sign-ins to one account are serialised.
  const present = await lockUserByEmail(transaction, email);
  const subjects = present ? await listSubjectsOf(transaction, present.id, issuer) : [];
  // A concurrent request has linked it already.
  if (present && subjects.includes(subject)) return openAgain(transaction, present, acceptTerms);
  // Addresses get reassigned: whoever has another Google account linked here is another person.
  if (subjects.length > 0) throw new BusinessError('google-other-account');
  const user =
    present ??
    (await createAccount(transaction, parts, {
      email,
      fullName: name ?? email.slice(0, email.indexOf('@')),
      language,
      passwordHash: null,
      termsAccepted: acceptTerms,
    }));
  await insertIdentity(transaction, { userId: user.id, issuer, subject });
  // Whoever began to register with this address has nothing to finish any more.
  await deleteFlowsOf(transaction, [email], 'register');
  return { user, opened: present ? 'joined' : 'new' };
}

/** Records the terms if they were accepted before the redirect. */
async function openAgain(transaction: Transaction, user: UserRow, acceptTerms: boolean) {
  const opened = 'again' as const;
  if (!acceptTerms || user.termsAcceptedAt) return { user, opened };
  const termsAcceptedAt = new Date().toISOString();
  await updateUser(transaction, user.id, { termsAcceptedAt });
  return { user: { ...user, termsAcceptedAt }, opened };
}
