const key = 'guestName';

/** The name that somebody gave as a guest, for their next comment on this device. */
export function readGuestName(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

export function keepGuestName(name: string): void {
  try {
    localStorage.setItem(key, name);
  } catch {
    // They are asked again.
  }
}
