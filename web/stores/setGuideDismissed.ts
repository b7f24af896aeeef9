import { updateCurrentUser } from '#web/api/account.ts';

import { reportFailure } from './reportFailure.ts';
import { keepUser, session } from './session.ts';

/** Hides or shows the first steps, on every device; optimistic. */
export async function setGuideDismissed(guideDismissed: boolean): Promise<void> {
  const before = session.user;
  if (!before) return;
  session.user = { ...before, guideDismissed };
  try {
    await keepUser(updateCurrentUser({ guideDismissed }));
  } catch (error) {
    if (session.user?.id === before.id) session.user.guideDismissed = before.guideDismissed;
    reportFailure(error, {}, () => void setGuideDismissed(guideDismissed));
  }
}
