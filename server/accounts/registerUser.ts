import type { Language } from '#engine/toolset/languages.ts';

import { grantTokens, openAccounts } from '../billing/ledger.ts';
import { welcomeGrant } from '../billing/welcomeGrant.ts';
import { insertUser, normaliseEmail, type UserRow } from '../database/repositories/users.ts';
import { insertWorkspace } from '../database/repositories/workspaces.ts';
import { BusinessError } from '../errors/BusinessError.ts';
import { UniqueViolationError } from '../errors/UniqueViolationError.ts';
import { translate } from '../i18n/translate.ts';
import type { Services } from '../Services.ts';
import { isWeakPassword } from './isWeakPassword.ts';
import { beginSession } from './sessions.ts';
import { redeemProof } from './verificationCodes.ts';

export interface Registration {
  fullName: string;
  email: string;
  password: string;
  verificationToken: string;
  acceptTerms: boolean;
  language: Language;
}

/** A new person: account, first workspace, books with the welcome grant, and the first session. */
export async function registerUser(
  { database, passwords, toolsets }: Pick<Services, 'database' | 'passwords' | 'toolsets'>,
  registration: Registration,
): Promise<{ token: string; user: UserRow }> {
  const { fullName, password, language } = registration;
  const email = normaliseEmail(registration.email);
  if (!registration.acceptTerms) throw new BusinessError('terms-not-accepted');
  if (isWeakPassword(password, { fullName, email })) throw new BusinessError('password-weak');
  const passwordHash = await passwords.hash(password);
  try {
    return await database.transaction(async (transaction) => {
      const verified = await redeemProof(transaction, 'register', registration.verificationToken);
      if (verified !== email) throw new BusinessError('verification-invalid');
      const user = await insertUser(transaction, { email, fullName, language, passwordHash });
      await insertWorkspace(transaction, {
        userId: user.id,
        name: translate(language, 'workspace.defaultName'),
        isDefault: true,
      });
      await openAccounts(transaction, user.id);
      await grantTokens(transaction, {
        userId: user.id,
        amount: welcomeGrant(toolsets),
        reference: 'welcome',
        once: `grant:welcome:${user.id}`,
      });
      return { token: await beginSession(transaction, user.id), user };
    });
  } catch (error) {
    throw error instanceof UniqueViolationError ? new BusinessError('email-taken') : error;
  }
}
