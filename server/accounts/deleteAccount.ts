import { leaveBilling } from '#server/billing/leaveBilling.ts';
import { keepDeletedAccount } from '#server/database/repositories/deletedAccounts.ts';
import { findUser, lockUser } from '#server/database/repositories/users.ts';
import { BusinessError } from '#server/errors/BusinessError.ts';
import { UnauthorizedError } from '#server/errors/UnauthorizedError.ts';
import { composeMail } from '#server/mail/composeMail.ts';
import type { Services } from '#server/Services.ts';

import { deleteAccountData } from './deleteAccountData.ts';
import { requirePassword } from './requirePassword.ts';
import { takeCode } from './verificationCodes.ts';

/**
 * Deletes a person and all their data after re-authentication, and lists the deletion, so that restored backups delete
 * it again.
 */
export async function deleteAccount(
  services: Pick<
    Services,
    | 'database'
    | 'passwords'
    | 'mailer'
    | 'config'
    | 'generations'
    | 'hashAddress'
    | 'keyedHash'
    | 'deletions'
    | 'gateway'
    | 'logger'
    | 'clock'
  >,
  userId: string,
  proof: { password: string } | { code: string },
): Promise<void> {
  const { database, mailer, config, keyedHash, deletions } = services;
  if ('password' in proof) await requirePassword(services, userId, proof.password);
  const ended = await database.transaction(async (transaction) => {
    const target = { purpose: 'account-deletion', subject: userId } as const;
    const refusal = 'code' in proof ? await takeCode({ transaction, keyedHash }, target, proof.code) : null;
    if (refusal) return refusal;
    await lockUser(transaction, userId);
    const user = await findUser(transaction, userId);
    if (!user) throw new UnauthorizedError();
    const deletedAt = new Date().toISOString();
    const tellGateway = await leaveBilling(services, transaction, userId);
    const tellStopped = await deleteAccountData(services, transaction, user);
    await keepDeletedAccount(transaction, { userId, deletedAt });
    return { user, tellStopped, tellGateway, deletedAt };
  });
  if (typeof ended === 'string') throw new BusinessError(ended);
  ended.tellStopped();
  ended.tellGateway();
  await deletions.list({ userId, deletedAt: ended.deletedAt });
  mailer.post(composeMail('account-deleted', ended.user, { url: config.publicUrl }));
}
