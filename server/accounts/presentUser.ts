import type { User } from '#engine/protocol/account.ts';
import type { UserRow } from '#server/database/repositories/users.ts';

import { readableEmail } from './readableEmail.ts';

/** The fields of a person that they may see themselves; all others stay private. */
export function presentUser({ id, fullName, email, language, createdAt, ...user }: UserRow): User {
  return {
    id,
    fullName,
    email: readableEmail(email),
    language,
    createdAt,
    hasPassword: user.passwordHash !== null,
    termsAccepted: user.termsAcceptedAt !== null,
    guideDismissed: user.guideDismissedAt !== null,
    savesByItself: Boolean(user.savesByItself),
  };
}
