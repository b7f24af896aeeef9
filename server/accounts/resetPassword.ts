import { findUserByEmail, type UserRow } from '#server/database/repositories/users.ts';
import { BusinessError } from '#server/errors/BusinessError.ts';
import type { Services } from '#server/Services.ts';

import { isWeakPassword } from './isWeakPassword.ts';
import { loadCommonPasswords } from './loadCommonPasswords.ts';
import { setPassword } from './setPassword.ts';
import { redeemProof } from './verificationCodes.ts';

/** Sets a new password for the address that the token proves, and ends every session. */
export async function resetPassword(
  { database, passwords }: Pick<Services, 'database' | 'passwords'>,
  { resetToken, password }: { resetToken: string; password: string },
): Promise<UserRow> {
  const common = await loadCommonPasswords();
  const passwordHash = await passwords.hash(password);
  const user = await database.transaction(async (transaction) => {
    const email = await redeemProof(transaction, 'password-reset', resetToken);
    const user = await findUserByEmail(transaction, email);
    if (!user) throw new BusinessError('verification-invalid');
    // Thrown within the transaction, so that a refused password does not use up the proof.
    if (isWeakPassword(password, user, common)) throw new BusinessError('password-weak');
    await setPassword(transaction, user, passwordHash);
    return user;
  });
  return user;
}
