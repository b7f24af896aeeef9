import type { UserRow } from '../database/repositories/users.ts';
import { composeMail } from '../mail/composeMail.ts';
import type { Services } from '../Services.ts';

/** A mail to whoever did not do it themselves. */
export function tellPasswordChanged({ mailer, config }: Pick<Services, 'mailer' | 'config'>, user: UserRow): void {
  mailer.post(composeMail('password-changed', user, { url: `${config.publicUrl}/password-reset` }));
}
