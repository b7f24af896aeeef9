import { useSnapshot } from 'valtio';

import { session } from './session.ts';
import { toolsetScreen } from './toolset-document/toolsetScreen.ts';

/** Whether what is typed in the open toolset is saved by itself: not in a draft, nor while something is in its way. */
export function useSavedByItself(): boolean {
  const { user } = useSnapshot(session);
  const { server, held, saveFailed } = useSnapshot(toolsetScreen);
  return user?.savesByItself === true && !server?.draft && held === null && !saveFailed;
}
