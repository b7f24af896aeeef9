export const storageKey = 'session';

/** The token as kept between visits: JSON, either the bare text or an object that holds it. */
export function readStoredToken(): string | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    if (typeof stored === 'string') return stored;
    if (stored !== null && typeof stored === 'object' && 'token' in stored && typeof stored.token === 'string') {
      return stored.token;
    }
  } catch {
    // Storage that cannot be read, or was written by something else, is as good as none.
  }
  return null;
}

export function writeStoredToken(token: string | null): void {
  try {
    if (token === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(token));
  } catch {
    // With storage closed the session lives as long as the page.
  }
}
