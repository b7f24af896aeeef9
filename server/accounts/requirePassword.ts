import { findUser, type UserRow } from '#server/database/repositories/users.ts';
import { BusinessError } from '#server/errors/BusinessError.ts';
import { UnauthorizedError } from '#server/errors/UnauthorizedError.ts';
import type { Services } from '#server/Services.ts';

/** Re-authenticates the signed-in person, in case a device was left unlocked. */
export async function requirePassword(
  { database, passwords }: Pick<Services, 'database' | 'passwords'>,
  userId: string,
  password: string,
): Promise<UserRow & { passwordHash: string }> {
  const user = await findUser(database.connection, userId);
  if (!user) throw new UnauthorizedError();
  const { passwordHash } = user;
  if (passwordHash === null) throw new BusinessError('password-missing');
  if (!(await passwords.verify(passwordHash, password))) throw new BusinessError('password-wrong');
  return { ...user, passwordHash };
}
