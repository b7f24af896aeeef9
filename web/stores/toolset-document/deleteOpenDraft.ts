import { deleteDraft, fetchToolsetState } from '#web/api/toolsets.ts';
import { refreshStatuses } from '#web/stores/project.ts';
import { reportFailure } from '#web/stores/reportFailure.ts';

import { toolsetScreen } from './toolsetScreen.ts';

/** Discards the draft, on the server too. Resolves with whether the form now shows the saved content. */
export async function deleteOpenDraft(): Promise<boolean> {
  const { projectId, toolsetId, document } = toolsetScreen;
  try {
    await deleteDraft(projectId, toolsetId);
    const server = await fetchToolsetState(projectId, toolsetId);
    if (toolsetScreen.document !== document) return false;
    document?.deleteUnsaved(server);
    void refreshStatuses();
    return true;
  } catch (error) {
    reportFailure(error, {}, () => {
      if (toolsetScreen.document === document) void deleteOpenDraft();
    });
    return false;
  }
}
