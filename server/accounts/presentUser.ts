import type { User } from '#engine/protocol/account.ts';

import type { UserRow } from '../database/repositories/users.ts';

/** What a person may see of themselves; anything not named here stays inside. */
export function presentUser({ id, fullName, email, language, createdAt, ...user }: UserRow): User {
  return {
    id,
    fullName,
    email,
    language,
    createdAt,
    hasPassword: user.passwordHash !== null,
    termsAccepted: user.termsAcceptedAt !== null,
    guideDismissed: user.guideDismissedAt !== null,
  };
}
