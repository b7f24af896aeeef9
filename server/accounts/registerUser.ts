import type { Language } from '#engine/languages/languages.ts';
import { normaliseEmail } from '#engine/protocol/normaliseEmail.ts';
import type { UserRow } from '#server/database/repositories/users.ts';
import { BusinessError } from '#server/errors/BusinessError.ts';
import { UniqueViolationError } from '#server/errors/UniqueViolationError.ts';
import type { Services } from '#server/Services.ts';

import { createAccount } from './createAccount.ts';
import { isWeakPassword } from './isWeakPassword.ts';
import { loadCommonPasswords } from './loadCommonPasswords.ts';
import { beginSession, type SignInOrigin } from './sessions.ts';
import { redeemProof } from './verificationCodes.ts';

export interface Registration {
  fullName: string;
  email: string;
  password: string;
  verificationToken: string;
  acceptTerms: boolean;
  language: Language;
  origin: SignInOrigin;
}

/** Registers a person with the code that was mailed: creates the account and its first session. */
export async function registerUser(
  { database, passwords, ...parts }: Pick<Services, 'database' | 'passwords' | 'welcomeTokens' | 'hashAddress'>,
  registration: Registration,
): Promise<{ token: string; user: UserRow }> {
  const { fullName, password, language } = registration;
  const email = normaliseEmail(registration.email);
  if (!registration.acceptTerms) throw new BusinessError('terms-not-accepted');
  if (isWeakPassword(password, { fullName, email }, await loadCommonPasswords()))
    throw new BusinessError('password-weak');
  const passwordHash = await passwords.hash(password);
  try {
    return await database.transaction(async (transaction) => {
      const verified = await redeemProof(transaction, 'register', registration.verificationToken);
      if (verified !== email) throw new BusinessError('verification-invalid');
      const person = { email, fullName, language, passwordHash, termsAccepted: true };
      const user = await createAccount(transaction, parts, person);
      return { token: await beginSession(transaction, user.id, registration.origin), user };
    });
  } catch (error) {
    throw error instanceof UniqueViolationError ? new BusinessError('email-taken') : error;
  }
}
