import type { UserRow } from '#server/database/repositories/users.ts';
import { composeMail } from '#server/mail/composeMail.ts';
import type { Services } from '#server/Services.ts';

/** Notifies the owner by mail, in case somebody else changed the password. */
export function tellPasswordChanged({ mailer, config }: Pick<Services, 'mailer' | 'config'>, user: UserRow): void {
  mailer.post(composeMail('password-changed', user, { url: `${config.publicUrl}/password-reset` }));
}
