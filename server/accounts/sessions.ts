import type { Database, Transaction } from '#server/database/Database.ts';
import {
  deleteSessionByHash,
  deleteSessionsBeyond,
  findSessionByHash,
  insertSession,
  touchSession,
} from '#server/database/repositories/sessions.ts';
import { lockUser, updateUser } from '#server/database/repositories/users.ts';
import type { SignedInUser } from '#server/http/defineRoute.ts';

import { createSecretToken, hashToken } from './secretToken.ts';

const day = 24 * 60 * 60 * 1000;
const longest = 30 * day;
const longestIdle = 7 * day;
// The last use is updated at most this often, so that reads do not all become writes.
const touchedEvery = 5 * 60 * 1000;
const longestUserAgent = 255;
const mostSessions = 50;

/** Facts about the request that signed in. */
export interface SignInOrigin {
  userAgent: string;
  /** Where the browser is; null where it does not say. */
  timeZone: string | null;
  /** Token of the session the same page had before; signing in ends that session. */
  formerToken: string | null;
}

/** Creates a session; its token is returned once and only its hash is stored. */
export async function beginSession(
  transaction: Transaction,
  userId: string,
  { userAgent, timeZone, formerToken }: SignInOrigin,
): Promise<string> {
  // Sign-ins at the same instant are counted one after the other.
  await lockUser(transaction, userId);
  if (timeZone !== null) await updateUser(transaction, userId, { timeZone });
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

/** The session's user, or null once it has expired: 30 days after sign-in, or 7 days without use. */
export async function findSession(database: Database, token: string): Promise<SignedInUser | null> {
  const session = await findSessionByHash(database.connection, hashToken(token));
  if (!session || !isAlive(session)) return null;
  if (Date.now() - Date.parse(session.lastSeenAt) > touchedEvery)
    await database.transaction((transaction) => touchSession(transaction, session.id));
  const { id: sessionId, userId: id, fullName, language, timeZone, termsAcceptedAt } = session;
  return { id, fullName, sessionId, language, timeZone, termsAccepted: termsAcceptedAt !== null };
}

export function isAlive({ lastSeenAt, expiresAt }: { lastSeenAt: string; expiresAt: string }): boolean {
  return Date.now() - Date.parse(lastSeenAt) <= longestIdle && expiresAt >= new Date().toISOString();
}
