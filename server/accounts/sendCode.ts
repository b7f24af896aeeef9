import type { Language } from '#engine/languages/languages.ts';
import { normaliseEmail } from '#engine/protocol/normaliseEmail.ts';
import { findUserByEmail } from '#server/database/repositories/users.ts';
import { composeMail } from '#server/mail/composeMail.ts';
import type { Services } from '#server/Services.ts';

import { issueCode, type Requester } from './verificationCodes.ts';

interface CodeRequest {
  purpose: 'register' | 'password-reset';
  email: string;
  language: Language;
  requester: Requester & { token: string };
}

/**
 * Sends a code if allowed. Does the same work for known and unknown addresses, against timing attacks; the mail is sent
 * afterwards.
 */
export async function sendCode(
  { database, mailer, config, keyedHash }: Pick<Services, 'database' | 'mailer' | 'config' | 'keyedHash'>,
  { purpose, language, requester, ...request }: CodeRequest,
): Promise<void> {
  const email = normaliseEmail(request.email);
  const user = await findUserByEmail(database.connection, email);
  const usable = purpose === 'register' ? !user : user !== null;
  const code = await issueCode({ database, keyedHash }, { purpose, subject: email }, { usable, requester });
  const to = { email, language: user?.language ?? language, ...(user && { fullName: user.fullName }) };
  const mail =
    purpose === 'register' && user
      ? composeMail('register-known', to, { url: `${config.publicUrl}/login` })
      : composeMail(`${purpose}-code`, to, { code });
  if (usable || user) mailer.post(mail, requester.client);
}
