import { updateCurrentUser } from '#web/api/account.ts';

import { reportFailure } from './reportFailure.ts';
import { keepUser, session } from './session.ts';

/** Whether what the person types is saved without being asked to, on every device; optimistic. */
export async function setSavesByItself(savesByItself: boolean): Promise<void> {
  const before = session.user;
  if (!before) return;
  session.user = { ...before, savesByItself };
  try {
    await keepUser(updateCurrentUser({ savesByItself }));
  } catch (error) {
    if (session.user?.id === before.id) session.user.savesByItself = before.savesByItself;
    reportFailure(error, {}, () => void setSavesByItself(savesByItself));
  }
}
