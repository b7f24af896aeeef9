import { useSnapshot } from 'valtio';

import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';

import { isAllSaved } from './isAllSaved.ts';

/** Whether the open toolset has something to save, such as a draft. */
export function useIsUnsaved(): boolean {
  const { server, dirty } = useSnapshot(toolsetScreen);
  return (server?.status !== 'empty' || dirty) && !isAllSaved({ server, dirty });
}
