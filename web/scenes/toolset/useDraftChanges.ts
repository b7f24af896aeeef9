import { useCallback, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';

import type { Change } from '#engine/difference/Change.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';

const none: readonly Change[] = [];

/** What the draft changed in the open document and nobody has edited since, and the one that was last stepped to. */
export function useDraftChanges(): { changes: readonly Change[]; position: number } {
  const { document } = useSnapshot(toolsetScreen);
  const marks = document?.editable.marks;
  const subscribe = useCallback((listener: () => void) => marks?.subscribe(listener) ?? (() => {}), [marks]);
  const changes = useSyncExternalStore(subscribe, () => marks?.all ?? none);
  const position = useSyncExternalStore(subscribe, () => marks?.position ?? -1);
  return { changes, position };
}
