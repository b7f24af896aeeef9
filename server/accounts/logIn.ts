import { normaliseEmail } from '#engine/protocol/normaliseEmail.ts';
import { findUser, findUserByEmail, lockUser, updateUser, type UserRow } from '#server/database/repositories/users.ts';
import { BusinessError } from '#server/errors/BusinessError.ts';
import type { Services } from '#server/Services.ts';

import { type SignInOrigin, beginSession } from './sessions.ts';

/**
 * Begins a session for the right password. Neither the answer nor its time reveals whether the address is registered.
 */
export async function logIn(
  { database, passwords }: Pick<Services, 'database' | 'passwords'>,
  credentials: { email: string; password: string; origin: SignInOrigin },
): Promise<{ token: string; user: UserRow }> {
  const email = normaliseEmail(credentials.email);
  for (;;) {
    const user = await findUserByEmail(database.connection, email);
    const isRight = await passwords.verify(user?.passwordHash ?? null, credentials.password);
    if (!user || !isRight) throw new BusinessError('credentials-invalid');
    const isOutdated = passwords.isOutdated(user.passwordHash ?? '');
    const passwordHash = isOutdated ? await passwords.hash(credentials.password) : undefined;
    const token = await database.transaction(async (transaction) => {
      await lockUser(transaction, user.id);
      const present = await findUser(transaction, user.id);
      // Race: a password that was changed meanwhile ended every session, and this late one must not survive that.
      // Another login may also have rehashed the same password; verifying once more distinguishes the two.
      if (present?.passwordHash !== user.passwordHash) return null;
      if (passwordHash) await updateUser(transaction, user.id, { passwordHash });
      return beginSession(transaction, user.id, credentials.origin);
    });
    if (token) return { token, user };
  }
}
