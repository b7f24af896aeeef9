import { fetchToolsetState } from '#web/api/toolsets.ts';
import { savedProvenance } from '#web/document/savedProvenance.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';

import { untilIdle } from './untilIdle.ts';

/** Shows what of the open toolset is confirmed now. */
export async function readConfirmed(): Promise<void> {
  if (toolsetScreen.phase === 'loading') await untilIdle();
  const { projectId, toolsetId, document } = toolsetScreen;
  if (!document) return;
  // Failing is harmless: whoever confirms is told what is left.
  const server = await fetchToolsetState(projectId, toolsetId).catch(() => null);
  // What somebody has saved meanwhile comes with what is confirmed of it.
  if (server?.revision === document.status.server.revision) document.noteConfirmed(savedProvenance(server));
}
