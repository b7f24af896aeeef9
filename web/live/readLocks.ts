import { fetchToolsetState } from '#web/api/toolsets.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';

import { untilIdle } from './untilIdle.ts';

/** Shows what is locked in the open toolset now. */
export async function readLocks(): Promise<void> {
  if (toolsetScreen.phase === 'loading') await untilIdle();
  const { projectId, toolsetId, document } = toolsetScreen;
  if (!document) return;
  const isLatest = document.editable.locked.begin();
  // Failing is harmless: whoever changes the locks finds out what others did.
  const server = await fetchToolsetState(projectId, toolsetId).catch(() => null);
  if (server && isLatest()) document.noteLocks(server);
}
