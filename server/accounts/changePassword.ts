import { findUser, lockUser, type UserRow } from '#server/database/repositories/users.ts';
import { BusinessError } from '#server/errors/BusinessError.ts';
import type { Services } from '#server/Services.ts';

import { isWeakPassword } from './isWeakPassword.ts';
import { loadCommonPasswords } from './loadCommonPasswords.ts';
import { requirePassword } from './requirePassword.ts';
import { setPassword } from './setPassword.ts';

/** Sets a new password for whoever knows the present one, and ends every session. */
export async function changePassword(
  services: Pick<Services, 'database' | 'passwords'>,
  { userId, currentPassword, newPassword }: { userId: string; currentPassword: string; newPassword: string },
): Promise<UserRow> {
  const user = await requirePassword(services, userId, currentPassword);
  if (isWeakPassword(newPassword, user, await loadCommonPasswords())) throw new BusinessError('password-weak');
  const passwordHash = await services.passwords.hash(newPassword);
  await services.database.transaction(async (transaction) => {
    // It may have been reset while this one was being hashed; the later word is the reset's.
    await lockUser(transaction, userId);
    const present = await findUser(transaction, userId);
    if (present?.passwordHash !== user.passwordHash) throw new BusinessError('password-wrong');
    await setPassword(transaction, present, passwordHash);
  });
  return user;
}
