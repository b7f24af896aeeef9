import type { Language } from '#engine/languages/languages.ts';
import { columnList } from '#server/database/columnList.ts';
import { createId } from '#server/database/createId.ts';
import type { Connection, Transaction } from '#server/database/Database.ts';

export interface UserRow {
  id: string;
  email: string;
  fullName: string;
  language: Language;
  createdAt: string;
  /** null: the account came from an identity provider and has no password. */
  passwordHash: string | null;
  termsAcceptedAt: string | null;
  guideDismissedAt: string | null;
  /** Whether what they type is saved without being asked to; null until they choose. */
  savesByItself: boolean | number | null;
  /** Where their browser last was. */
  timeZone: string | null;
}

const columnNames = {
  id: 'id',
  email: 'email',
  fullName: 'full_name',
  language: 'language',
  createdAt: 'created_at',
  passwordHash: 'password_hash',
  termsAcceptedAt: 'terms_accepted_at',
  guideDismissedAt: 'guide_dismissed_at',
  savesByItself: 'saves_by_itself',
  timeZone: 'time_zone',
};
const columns = columnList(columnNames);

export async function insertUser(
  transaction: Transaction,
  user: Pick<UserRow, 'email' | 'fullName' | 'language' | 'passwordHash'> & { termsAccepted: boolean },
): Promise<UserRow> {
  const { termsAccepted, ...given } = user;
  const createdAt = new Date().toISOString();
  const row: UserRow = {
    ...given,
    id: createId(),
    createdAt,
    termsAcceptedAt: termsAccepted ? createdAt : null,
    guideDismissedAt: null,
    savesByItself: null,
    timeZone: null,
  };
  await transaction('users').insert({
    id: row.id,
    email: row.email,
    full_name: row.fullName,
    language: row.language,
    created_at: row.createdAt,
    password_hash: row.passwordHash,
    terms_accepted_at: row.termsAcceptedAt,
  });
  return row;
}

export async function findUser(connection: Connection, id: string): Promise<UserRow | null> {
  return (await connection('users').where({ id }).first(connection.raw(columns))) ?? null;
}

export async function findUserByEmail(connection: Connection, email: string): Promise<UserRow | null> {
  return (await connection('users').where({ email }).first(connection.raw(columns))) ?? null;
}

/** Full names by id. */
export async function findNames(connection: Connection, ids: readonly string[]): Promise<Map<string, string>> {
  const rows: { id: string; full_name: string }[] = await connection('users')
    .whereIn('id', [...new Set(ids)])
    .select('id', 'full_name');
  return new Map(rows.map((row) => [row.id, row.full_name]));
}

/** Locks the person's row, to serialise changes that depend on it or on a count of theirs. */
export async function lockUser(transaction: Transaction, userId: string): Promise<void> {
  await transaction('users').where({ id: userId }).forUpdate().first('id');
}

/** The same by address; null when nobody has it. */
export async function lockUserByEmail(transaction: Transaction, email: string): Promise<UserRow | null> {
  return (await transaction('users').where({ email }).forUpdate().first(transaction.raw(columns))) ?? null;
}

/** Deletes a person and, by cascade, all that is theirs; the ledger keeps its rows without the reference. */
export async function deleteUser(transaction: Transaction, id: string): Promise<void> {
  await transaction('users').where({ id }).delete();
}

export type UserChanges = Partial<
  Pick<
    UserRow,
    | 'email'
    | 'fullName'
    | 'language'
    | 'passwordHash'
    | 'termsAcceptedAt'
    | 'guideDismissedAt'
    | 'savesByItself'
    | 'timeZone'
  >
>;

export async function updateUser(transaction: Transaction, id: string, changes: UserChanges): Promise<void> {
  const values = Object.fromEntries(
    (Object.keys(changes) as (keyof UserChanges)[])
      .filter((name) => changes[name] !== undefined)
      .map((name) => [columnNames[name], changes[name]]),
  );
  if (Object.keys(values).length > 0) await transaction('users').where({ id }).update(values);
}
