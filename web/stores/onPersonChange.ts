import { subscribeKey } from 'valtio/utils';

import { session } from './session.ts';

/** Calls `clear` when another person signs in or nobody is signed in: the page can outlive a session. */
export function onPersonChange(clear: () => void): void {
  let person = session.user?.id;
  const follow = (user: typeof session.user) => {
    if (user?.id === person) return;
    person = user?.id;
    clear();
  };
  subscribeKey(session, 'user', follow, true);
}
