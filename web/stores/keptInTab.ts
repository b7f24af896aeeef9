/** What this tab keeps over reloads; null: nothing. */
export function readKept<Kept>(key: string): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

/** Keeps something in this tab; null: no longer. Storage that is full or closed keeps nothing, and the page goes on. */
export function keepInTab(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // As told above.
  }
}
