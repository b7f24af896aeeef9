import { proxy, ref } from 'valtio';
import { subscribeKey } from 'valtio/utils';

import type { Session, User } from '#engine/protocol/account.ts';
import { fetchCurrentUser, logOut } from '#web/api/account.ts';
import { HttpError } from '#web/api/HttpError.ts';
import { readStoredToken, writeStoredToken } from '#web/api/storedToken.ts';

export const session = proxy({
  token: readStoredToken(),
  user: null as User | null,
  /** false until the first attempt to load the user has ended. */
  loaded: false,
  /** Why that attempt failed, unless for lack of a valid token. */
  loadFailure: null as object | null,
  /** Set on a 401: the shell goes to Login and resets it. */
  loginRequired: false,
});

subscribeKey(session, 'token', writeStoredToken, true);

/**
 * Loads the signed-in user. Fails at once without a token; a refused token is dropped. Answers that belong to another
 * session than the present one, which may have changed in another tab, are ignored.
 */
export async function loadUser(): Promise<void> {
  // A retry: nobody is sent to Login until it has ended.
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

/** Stores the user from an answer, unless the session has changed meanwhile. */
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
    // The server does not know the token, so it is signed out already.
    if (!(error instanceof HttpError && error.status === 401)) throw error;
  }
  clearSession();
}
