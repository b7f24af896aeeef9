import { readStoredToken, storageKey } from '#web/api/storedToken.ts';

import { clearSession, loadUser, session } from './session.ts';

/** Follows signing in and out in other tabs, which share the session. */
export function followOtherTabs(): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key !== storageKey && key !== null) return;
    const token = readStoredToken();
    if (token === session.token) return;
    if (token === null) return clearSession();
    session.token = token;
    void loadUser();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
