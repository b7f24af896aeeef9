import { balanceOf } from '../billing/ledger.ts';
import { keepDepartedAddress } from '../database/repositories/departedAddresses.ts';
import { deleteUser, findUser, lockUser } from '../database/repositories/users.ts';
import { deleteCodesOf } from '../database/repositories/verificationCodes.ts';
import { BusinessError } from '../errors/BusinessError.ts';
import { UnauthorizedError } from '../errors/UnauthorizedError.ts';
import { composeMail } from '../mail/composeMail.ts';
import type { Services } from '../Services.ts';
import { requirePassword } from './requirePassword.ts';
import { takeCode } from './verificationCodes.ts';

/**
 * Removes a person with all that is theirs, once they have shown that it is them. What is being written for them stops
 * first, so that the books are closed; those stay, and name nobody.
 */
export async function deleteAccount(
  services: Pick<Services, 'database' | 'passwords' | 'mailer' | 'config' | 'generations' | 'hashAddress'>,
  userId: string,
  proof: { password: string } | { code: string },
): Promise<void> {
  const { database, mailer, config, generations, hashAddress } = services;
  if ('password' in proof) await requirePassword(services, userId, proof.password);
  const ended = await database.transaction(async (transaction) => {
    const flow = { purpose: 'account-deletion', subject: userId } as const;
    const refusal = 'code' in proof ? await takeCode(transaction, flow, proof.code) : null;
    if (refusal) return refusal;
    await lockUser(transaction, userId);
    const user = await findUser(transaction, userId);
    if (!user) throw new UnauthorizedError();
    const tellStopped = await generations.cancelAll(transaction, { userId });
    await deleteCodesOf(transaction, [userId, user.email]);
    const tokensLeft = await balanceOf(transaction, userId);
    await keepDepartedAddress(transaction, { addressHash: hashAddress(user.email), tokensLeft });
    await deleteUser(transaction, userId);
    return { user, tellStopped };
  });
  if (typeof ended === 'string') throw new BusinessError(ended);
  ended.tellStopped();
  mailer.post(composeMail('account-deleted', ended.user, { url: config.publicUrl }));
}
