import type { Language } from '#engine/toolset/languages.ts';

import type { Connection, Transaction } from '../Database.ts';
import { createId } from '../createId.ts';

export interface SessionRow {
  id: string;
  userId: string;
  language: Language;
  lastSeenAt: string;
  expiresAt: string;
}

export async function insertSession(
  transaction: Transaction,
  session: { userId: string; tokenHash: string; expiresAt: string },
): Promise<void> {
  const now = new Date().toISOString();
  await transaction('sessions').insert({
    id: createId(),
    user_id: session.userId,
    token_hash: session.tokenHash,
    created_at: now,
    last_seen_at: now,
    expires_at: session.expiresAt,
  });
}

export async function findSessionByHash(connection: Connection, tokenHash: string): Promise<SessionRow | null> {
  const row = await connection('sessions')
    .join('users', 'users.id', 'sessions.user_id')
    .where('sessions.token_hash', tokenHash)
    .first({
      id: 'sessions.id',
      userId: 'sessions.user_id',
      lastSeenAt: 'sessions.last_seen_at',
      expiresAt: 'sessions.expires_at',
      language: 'users.language',
    });
  return row ?? null;
}

export async function touchSession(connection: Connection, id: string): Promise<void> {
  await connection('sessions').where({ id }).update({ last_seen_at: new Date().toISOString() });
}

export async function deleteSession(connection: Connection, id: string): Promise<void> {
  await connection('sessions').where({ id }).delete();
}

export async function deleteSessionsOf(connection: Connection, userId: string): Promise<void> {
  await connection('sessions').where({ user_id: userId }).delete();
}

export async function deleteSessionsBefore(connection: Connection, time: string): Promise<void> {
  await connection('sessions').where('expires_at', '<', time).delete();
}
