import {
  findUser,
  findUserByEmail,
  lockUser,
  normaliseEmail,
  updateUser,
  type UserRow,
} from '../database/repositories/users.ts';
import { BusinessError } from '../errors/BusinessError.ts';
import type { Services } from '../Services.ts';
import { type SignInOrigin, beginSession } from './sessions.ts';

/** A session for the right password; whether the address is known cannot be told from answer or time. */
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
      // Set anew while this one was looked at, it ended every session; a late one must not outlive that. Or another login
      // hashed the same one anew. Looking once more tells which.
      if (present?.passwordHash !== user.passwordHash) return null;
      if (passwordHash) await updateUser(transaction, user.id, { passwordHash });
      return beginSession(transaction, user.id, credentials.origin);
    });
    if (token) return { token, user };
  }
}
