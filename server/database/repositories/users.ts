import type { Language } from '#engine/toolset/languages.ts';

import type { Connection, Transaction } from '../Database.ts';
import { createId } from '../createId.ts';

export interface UserRow {
  id: string;
  email: string;
  fullName: string;
  language: Language;
  createdAt: string;
}

const columns = { id: 'id', email: 'email', fullName: 'full_name', language: 'language', createdAt: 'created_at' };

/** E-mail addresses are kept as they compare: without outer blanks and in lower case. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

export async function insertUser(
  transaction: Transaction,
  user: { email: string; fullName: string; language: Language; passwordHash: string },
): Promise<UserRow> {
  const row: UserRow = {
    id: createId(),
    email: user.email,
    fullName: user.fullName,
    language: user.language,
    createdAt: new Date().toISOString(),
  };
  await transaction('users').insert({
    id: row.id,
    email: row.email,
    full_name: row.fullName,
    language: row.language,
    created_at: row.createdAt,
    password_hash: user.passwordHash,
  });
  return row;
}

export async function findUser(connection: Connection, id: string): Promise<UserRow | null> {
  return (await connection('users').where({ id }).first(columns)) ?? null;
}

export async function findUserByEmail(
  connection: Connection,
  email: string,
): Promise<(UserRow & { passwordHash: string | null }) | null> {
  return (
    (await connection('users')
      .where({ email })
      .first({ ...columns, passwordHash: 'password_hash' })) ?? null
  );
}

export async function updateUser(
  transaction: Transaction,
  id: string,
  changes: { fullName?: string; language?: Language; passwordHash?: string },
): Promise<void> {
  const values = {
    ...(changes.fullName !== undefined && { full_name: changes.fullName }),
    ...(changes.language !== undefined && { language: changes.language }),
    ...(changes.passwordHash !== undefined && { password_hash: changes.passwordHash }),
  };
  if (Object.keys(values).length > 0) await transaction('users').where({ id }).update(values);
}
