import { proxy, ref } from 'valtio';
import { subscribeKey } from 'valtio/utils';

import type { Session, User } from '#engine/protocol/account.ts';

import { fetchCurrentUser, logOut } from '../api/account.ts';
import { HttpError } from '../api/HttpError.ts';
import { readStoredToken, writeStoredToken } from '../api/storedToken.ts';

export const session = proxy({
  token: readStoredToken(),
  user: null as User | null,
  /** false until the first attempt to learn who this is has ended. */
  loaded: false,
  /** Why that attempt failed, when it was not for want of a valid token. */
  loadFailure: null as object | null,
  /** Somebody got a 401: the shell goes to Login and clears this. */
  loginRequired: false,
});

subscribeKey(session, 'token', writeStoredToken, true);

/**
 * Learns who is signed in. Without a token it fails at once; a refused token is forgotten. What is answered about a session
 * that was changed for another meanwhile, here or in another tab, counts no more.
 */
export async function loadUser(): Promise<void> {
  // Asked once more: until the answer is there, nobody is sent to Login.
  if (session.loadFailure && !session.user) session.loaded = false;
  session.loadFailure = null;
  const { token } = session;
  if (token === null) return clearSession();
  try {
    const user = await fetchCurrentUser();
    if (session.token === token) session.user = user;
  } catch (error) {
    if (session.token !== token) return;
    if (error instanceof HttpError && error.status === 401) clearSession();
    else session.loadFailure = ref(error as object);
  } finally {
    if (session.token === token) session.loaded = true;
  }
}

/** Keeps what was answered about the user, unless the session has ended meanwhile or another was begun. */
export async function keepUser(answer: Promise<User>): Promise<void> {
  const { token } = session;
  const user = await answer;
  if (session.token === token) session.user = user;
}

export function startSession({ token, user }: Session): void {
  session.token = token;
  session.user = user;
  session.loaded = true;
  session.loadFailure = null;
  session.loginRequired = false;
}

export function clearSession(): void {
  session.token = null;
  session.user = null;
  session.loaded = true;
  session.loadFailure = null;
}

export function requireLogin(): void {
  session.loginRequired = true;
}

export async function endSession(): Promise<void> {
  try {
    await logOut();
  } catch (error) {
    // A token the server no longer knows is signed out already.
    if (!(error instanceof HttpError && error.status === 401)) throw error;
  }
  clearSession();
}
