import { ref } from 'valtio';

import type { ToolsetState } from '#engine/protocol/project.ts';

import { discardDraft, fetchToolsetState } from '../../api/toolsets.ts';
import { refreshStatuses } from '../project.ts';
import { reportFailure } from '../reportFailure.ts';
import { keepLocally } from './edit.ts';
import { isOpen, openDocument, showContent } from './state.ts';

/** Back to what was saved last, on the server too. */
export async function throwDraftAway(): Promise<void> {
  const { projectId, toolsetId } = openDocument;
  try {
    await discardDraft(projectId, toolsetId);
    const server = await fetchToolsetState(projectId, toolsetId);
    if (!isOpen(projectId, toolsetId)) return;
    openDocument.server = ref<ToolsetState>(server);
    showContent(server.content ?? {}, false);
    keepLocally();
    void refreshStatuses();
  } catch (error) {
    reportFailure(error);
  }
}
