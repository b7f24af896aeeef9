import { normaliseEmail } from '#engine/protocol/normaliseEmail.ts';
import { findUserByEmail } from '#server/database/repositories/users.ts';
import { composeMail } from '#server/mail/composeMail.ts';
import type { Services } from '#server/Services.ts';

import { requirePassword } from './requirePassword.ts';
import { issueCode } from './verificationCodes.ts';

/**
 * Sends a code to the address that a person wants to change to. If it has an account, the mail says so and its code is
 * never valid, so that the answer does not reveal who is registered.
 */
export async function sendEmailChangeCode(
  services: Pick<Services, 'database' | 'passwords' | 'mailer' | 'config' | 'keyedHash'>,
  { userId, password, ...request }: { userId: string; email: string; password: string },
): Promise<void> {
  const { database, mailer, config } = services;
  const user = await requirePassword(services, userId, password);
  const email = normaliseEmail(request.email);
  const holder = await findUserByEmail(database.connection, email);
  const target = { purpose: 'email-change', subject: userId, address: email } as const;
  const code = await issueCode(services, target, { usable: !holder, requester: null });
  mailer.post(
    holder
      ? composeMail('email-change-known', holder, { url: `${config.publicUrl}/login` })
      : composeMail('email-change-code', { email, language: user.language }, { code }),
    userId,
  );
}
