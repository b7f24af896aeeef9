export const storageKey = 'session';

/** The stored session token: JSON, either a string or an object with the token. */
export function readStoredToken(): string | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    if (typeof stored === 'string') return stored;
    if (stored !== null && typeof stored === 'object' && 'token' in stored && typeof stored.token === 'string') {
      return stored.token;
    }
  } catch {
    // Unreadable storage or a foreign value: as without a token.
  }
  return null;
}

export function writeStoredToken(token: string | null): void {
  try {
    if (token === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(token));
  } catch {
    // Storage is unavailable: the session lasts as long as the page.
  }
}
