import type { Language } from '#engine/languages/languages.ts';
import { columnList } from '#server/database/columnList.ts';
import { createId } from '#server/database/createId.ts';
import type { Connection, Transaction } from '#server/database/Database.ts';
import { readRows } from '#server/database/readRows.ts';

export interface SessionRow {
  id: string;
  userId: string;
  fullName: string;
  language: Language;
  termsAcceptedAt: string | null;
  timeZone: string | null;
  lastSeenAt: string;
  expiresAt: string;
}

export async function insertSession(
  transaction: Transaction,
  session: { userId: string; tokenHash: string; expiresAt: string; userAgent: string | null },
): Promise<void> {
  const now = new Date().toISOString();
  await transaction('sessions').insert({
    id: createId(),
    user_id: session.userId,
    token_hash: session.tokenHash,
    created_at: now,
    last_seen_at: now,
    expires_at: session.expiresAt,
    user_agent: session.userAgent,
  });
}

/** A session as its owner sees it. */
export interface DeviceRow {
  id: string;
  userAgent: string | null;
  createdAt: string;
  lastSeenAt: string;
  expiresAt: string;
}

/** A person's sessions, most recently used first. */
export async function listSessionsOf(connection: Connection, userId: string): Promise<DeviceRow[]> {
  return connection('sessions')
    .where({ user_id: userId })
    .orderBy([
      { column: 'last_seen_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .select({
      id: 'id',
      userAgent: 'user_agent',
      createdAt: 'created_at',
      lastSeenAt: 'last_seen_at',
      expiresAt: 'expires_at',
    });
}

const columns = columnList({
  id: 'sessions.id',
  userId: 'sessions.user_id',
  lastSeenAt: 'sessions.last_seen_at',
  expiresAt: 'sessions.expires_at',
  fullName: 'users.full_name',
  language: 'users.language',
  termsAcceptedAt: 'users.terms_accepted_at',
  timeZone: 'users.time_zone',
});

export async function findSessionByHash(connection: Connection, tokenHash: string): Promise<SessionRow | null> {
  const [row] = await readRows<SessionRow>(
    connection,
    `select ${columns} from sessions join users on users.id = sessions.user_id where sessions.token_hash = ?`,
    [tokenHash],
  );
  return row ?? null;
}

export async function touchSession(connection: Connection, id: string): Promise<void> {
  await connection('sessions').where({ id }).update({ last_seen_at: new Date().toISOString() });
}

/** False when it is absent or somebody else's. */
export async function deleteSession(transaction: Transaction, userId: string, id: string): Promise<boolean> {
  return (await transaction('sessions').where({ id, user_id: userId }).delete()) === 1;
}

export async function deleteSessionByHash(transaction: Transaction, tokenHash: string): Promise<void> {
  await transaction('sessions').where({ token_hash: tokenHash }).delete();
}

export async function deleteOtherSessions(transaction: Transaction, userId: string, kept: string): Promise<void> {
  await transaction('sessions').where({ user_id: userId }).whereNot({ id: kept }).delete();
}

export async function deleteSessionsOf(connection: Connection, userId: string): Promise<void> {
  await connection('sessions').where({ user_id: userId }).delete();
}

/** Ends those that were used longest ago, so that no more than `most` are left. */
export async function deleteSessionsBeyond(transaction: Transaction, userId: string, most: number): Promise<void> {
  const sessions = await listSessionsOf(transaction, userId);
  const ids = sessions.slice(most).map(({ id }) => id);
  if (ids.length > 0) await transaction('sessions').whereIn('id', ids).delete();
}

export async function deleteSessionsBefore(connection: Connection, time: string): Promise<void> {
  await connection('sessions').where('expires_at', '<', time).delete();
}

export async function deleteAllSessions(connection: Connection): Promise<void> {
  await connection('sessions').delete();
}
