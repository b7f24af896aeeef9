import type { Database, Transaction } from '../database/Database.ts';
import { findSessionByHash, insertSession, touchSession } from '../database/repositories/sessions.ts';
import type { SignedInUser } from '../http/defineRoute.ts';
import { createSecretToken, hashToken } from './secretToken.ts';

const day = 24 * 60 * 60 * 1000;
const longest = 30 * day;
const longestIdle = 7 * day;
// Writing on every request would make every read a write.
const touchedEvery = 5 * 60 * 1000;

/** A new session; its token is handed out once and never stored. */
export async function beginSession(transaction: Transaction, userId: string): Promise<string> {
  const token = createSecretToken();
  const expiresAt = new Date(Date.now() + longest).toISOString();
  await insertSession(transaction, { userId, tokenHash: hashToken(token), expiresAt });
  return token;
}

/** Who the token belongs to, while it lasts: thirty days at most, seven without use. */
export async function findSession(database: Database, token: string): Promise<SignedInUser | null> {
  const session = await findSessionByHash(database.connection, hashToken(token));
  if (!session) return null;
  const idle = Date.now() - Date.parse(session.lastSeenAt);
  if (idle > longestIdle || session.expiresAt < new Date().toISOString()) return null;
  if (idle > touchedEvery) await database.transaction((transaction) => touchSession(transaction, session.id));
  return { id: session.userId, sessionId: session.id, language: session.language };
}
