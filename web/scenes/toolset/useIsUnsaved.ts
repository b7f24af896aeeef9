import { useSnapshot } from 'valtio';

import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';
import { useSavedByItself } from '#web/stores/useSavedByItself.ts';

import { isAllSaved } from './isAllSaved.ts';

/** Whether the open toolset has something to save, such as a draft, that is not saved by itself. */
export function useIsUnsaved(): boolean {
  const { server, dirty } = useSnapshot(toolsetScreen);
  const isSavedByItself = useSavedByItself();
  return !isSavedByItself && (server?.status !== 'empty' || dirty) && !isAllSaved({ server, dirty });
}
