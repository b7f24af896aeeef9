import type { Database, Transaction } from '../database/Database.ts';
import {
  deleteSessionByHash,
  deleteSessionsBeyond,
  findSessionByHash,
  insertSession,
  touchSession,
} from '../database/repositories/sessions.ts';
import type { SignedInUser } from '../http/defineRoute.ts';
import { createSecretToken, hashToken } from './secretToken.ts';

const day = 24 * 60 * 60 * 1000;
const longest = 30 * day;
const longestIdle = 7 * day;
// Writing on every request would make every read a write.
const touchedEvery = 5 * 60 * 1000;
const longestUserAgent = 255;
const mostSessions = 50;

/** What the request of a sign-in tells about where it comes from. */
export interface SignInOrigin {
  userAgent: string;
  /** The session that the same page had so far; signing in ends it. */
  formerToken: string | null;
}

/** A new session; its token is handed out once and never stored. */
export async function beginSession(
  transaction: Transaction,
  userId: string,
  { userAgent, formerToken }: SignInOrigin,
): Promise<string> {
  if (formerToken) await deleteSessionByHash(transaction, hashToken(formerToken));
  const token = createSecretToken();
  await insertSession(transaction, {
    userId,
    tokenHash: hashToken(token),
    expiresAt: new Date(Date.now() + longest).toISOString(),
    userAgent: userAgent.slice(0, longestUserAgent) || null,
  });
  await deleteSessionsBeyond(transaction, userId, mostSessions);
  return token;
}

/** Who the token belongs to, while it lasts: thirty days at most, seven without use. */
export async function findSession(database: Database, token: string): Promise<SignedInUser | null> {
  const session = await findSessionByHash(database.connection, hashToken(token));
  if (!session || !isAlive(session)) return null;
  if (Date.now() - Date.parse(session.lastSeenAt) > touchedEvery)
    await database.transaction((transaction) => touchSession(transaction, session.id));
  const { id: sessionId, userId: id, language, termsAcceptedAt } = session;
  return { id, sessionId, language, termsAccepted: termsAcceptedAt !== null };
}

export function isAlive({ lastSeenAt, expiresAt }: { lastSeenAt: string; expiresAt: string }): boolean {
  return Date.now() - Date.parse(lastSeenAt) <= longestIdle && expiresAt >= new Date().toISOString();
}
