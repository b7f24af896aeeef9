import { updateCurrentUser } from '../api/account.ts';
import { reportFailure } from './reportFailure.ts';
import { session } from './session.ts';

/** Hides the first steps, or shows them again: at once, and on every device. */
export async function setGuideDismissed(guideDismissed: boolean): Promise<void> {
  const before = session.user;
  if (!before) return;
  session.user = { ...before, guideDismissed };
  try {
    session.user = await updateCurrentUser({ guideDismissed });
  } catch (error) {
    session.user = before;
    reportFailure(error, {}, () => void setGuideDismissed(guideDismissed));
  }
}
