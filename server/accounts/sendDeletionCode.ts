import { findUser } from '#server/database/repositories/users.ts';
import { UnauthorizedError } from '#server/errors/UnauthorizedError.ts';
import { composeMail } from '#server/mail/composeMail.ts';
import type { Services } from '#server/Services.ts';

import { issueCode } from './verificationCodes.ts';

/** Mails a code with which a person without a password, or who has forgotten it, can delete their account. */
export async function sendDeletionCode(
  { database, mailer, keyedHash }: Pick<Services, 'database' | 'mailer' | 'keyedHash'>,
  userId: string,
): Promise<void> {
  const user = await findUser(database.connection, userId);
  if (!user) throw new UnauthorizedError();
  const code = await issueCode(
    { database, keyedHash },
    { purpose: 'account-deletion', subject: userId },
    { usable: true, requester: null },
  );
  mailer.post(composeMail('account-deletion-code', user, { code }));
}
