import type { UserRow } from '../database/repositories/users.ts';
import { composeMail } from '../mail/composeMail.ts';
import type { Services } from '../Services.ts';

/** Notifies the owner by mail, in case somebody else changed the password. */
export function tellPasswordChanged({ mailer, config }: Pick<Services, 'mailer' | 'config'>, user: UserRow): void {
  mailer.post(composeMail('password-changed', user, { url: `${config.publicUrl}/password-reset` }));
}
