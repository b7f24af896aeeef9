import { findUserByEmail, normaliseEmail, updateUser, type UserRow } from '../database/repositories/users.ts';
import { BusinessError } from '../errors/BusinessError.ts';
import type { Services } from '../Services.ts';
import { beginSession } from './sessions.ts';

/** A session for the right password; whether the address is known cannot be told from answer or time. */
export async function logIn(
  { database, passwords, limits }: Pick<Services, 'database' | 'passwords' | 'limits'>,
  credentials: { email: string; password: string },
): Promise<{ token: string; user: UserRow }> {
  const email = normaliseEmail(credentials.email);
  await limits.take('login-account', email);
  const user = await findUserByEmail(database.connection, email);
  const isRight = await passwords.verify(user?.passwordHash ?? null, credentials.password);
  if (!user || !isRight) throw new BusinessError('credentials-invalid');
  await limits.forget('login-account', email);
  const isOutdated = passwords.isOutdated(user.passwordHash ?? '');
  const passwordHash = isOutdated ? await passwords.hash(credentials.password) : undefined;
  const token = await database.transaction(async (transaction) => {
    if (passwordHash) await updateUser(transaction, user.id, { passwordHash });
    return beginSession(transaction, user.id);
  });
  return { token, user };
}
