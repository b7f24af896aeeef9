import { ref } from 'valtio';

import type { ToolsetState } from '#engine/protocol/project.ts';

import { discardDraft, fetchToolsetState } from '../../api/toolsets.ts';
import { refreshStatuses } from '../project.ts';
import { reportFailure } from '../reportFailure.ts';
import { keepLocally } from './edit.ts';
import { isOpen, openDocument, showContent } from './state.ts';

/** Back to what was saved last, on the server too. true: that is what the form shows now. */
export async function throwDraftAway(): Promise<boolean> {
  const { projectId, toolsetId } = openDocument;
  try {
    await discardDraft(projectId, toolsetId);
    const server = await fetchToolsetState(projectId, toolsetId);
    if (!isOpen(projectId, toolsetId)) return false;
    openDocument.server = ref<ToolsetState>(server);
    showContent(server.content ?? {}, false);
    keepLocally();
    void refreshStatuses();
    return true;
  } catch (error) {
    reportFailure(error, {}, () => {
      if (isOpen(projectId, toolsetId)) void throwDraftAway();
    });
    return false;
  }
}
