const keyOf = (token: string) => `shared:${token.slice(0, 12)}`;

/**
 * When this browser last opened a link, as an ISO time; null: never before. It stays the same in this tab, so that a
 * reload still says what was new.
 */
export function lastVisit(token: string): string | null {
  const key = keyOf(token);
  try {
    const inTab = sessionStorage.getItem(key);
    if (inTab !== null) return inTab || null;
    const before = localStorage.getItem(key);
    sessionStorage.setItem(key, before ?? '');
    localStorage.setItem(key, new Date().toISOString());
    return before;
  } catch {
    // Without storage every visit is the first.
    return null;
  }
}
