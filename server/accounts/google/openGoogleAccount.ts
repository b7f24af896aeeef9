import type { Language } from '#engine/toolset/languages.ts';

import type { Transaction } from '../../database/Database.ts';
import { findIdentityOwner, insertIdentity, listSubjectsOf } from '../../database/repositories/identities.ts';
import { findUser, lockUserByEmail, updateUser, type UserRow } from '../../database/repositories/users.ts';
import { deleteFlowsOf } from '../../database/repositories/codeFlows.ts';
import { BusinessError } from '../../errors/BusinessError.ts';
import type { Services } from '../../Services.ts';
import { createAccount } from '../createAccount.ts';

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
 * The account of whoever Google vouches for. Its subject decides, so that a change of address there changes nothing here.
 * An unknown subject joins the account of its address: every address here was proved, by a code or by Google, before it
 * got an account. Else the account is made.
 */
export async function openGoogleAccount(
  transaction: Transaction,
  parts: Pick<Services, 'toolsets' | 'hashAddress'>,
  { issuer, subject, email, name, acceptTerms, language }: Arrival,
): Promise<{ user: UserRow; opened: 'again' | 'joined' | 'new' }> {
  const ownerId = await findIdentityOwner(transaction, { issuer, subject });
  const owner = ownerId && (await findUser(transaction, ownerId));
  if (owner) return openAgain(transaction, owner, acceptTerms);

  // Held, so that several who come for one account at once do so one after the other.
  const present = await lockUserByEmail(transaction, email);
  const subjects = present ? await listSubjectsOf(transaction, present.id, issuer) : [];
  // Another window was quicker.
  if (present && subjects.includes(subject)) return openAgain(transaction, present, acceptTerms);
  // Addresses are given to somebody else in time; who has another Google account already is not this person.
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

/** Terms that were accepted before leaving count from now on. */
async function openAgain(transaction: Transaction, user: UserRow, acceptTerms: boolean) {
  const opened = 'again' as const;
  if (!acceptTerms || user.termsAcceptedAt) return { user, opened };
  const termsAcceptedAt = new Date().toISOString();
  await updateUser(transaction, user.id, { termsAcceptedAt });
  return { user: { ...user, termsAcceptedAt }, opened };
}
