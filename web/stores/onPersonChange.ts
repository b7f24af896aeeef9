import { subscribeKey } from 'valtio/utils';

import { session } from './session.ts';

/** Has a store forget what it knows once somebody else is signed in, or nobody: the page may live through both. */
export function onPersonChange(forget: () => void): void {
  let person = session.user?.id;
  const follow = (user: typeof session.user) => {
    if (user?.id === person) return;
    person = user?.id;
    forget();
  };
  subscribeKey(session, 'user', follow, true);
}
