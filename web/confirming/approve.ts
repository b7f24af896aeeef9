import { HttpError } from '#web/api/HttpError.ts';
import { approvePlaces, fetchToolsetState } from '#web/api/toolsets.ts';
import { reviewAfterApproval } from '#web/document/reviewAfterApproval.ts';
import { currentLanguage } from '#web/i18n/currentLanguage.ts';
import { refreshStatuses } from '#web/stores/project.ts';
import { reportFailure } from '#web/stores/reportFailure.ts';
import { showToast } from '#web/stores/toasts.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';

import { confirmWords } from './confirmWords.ts';

/**
 * Saves some places of the open draft as they are shown; the rest stays the draft, with what was typed into it. It
 * confirms them where the person has read them. Resolves with whether they are saved.
 */
export async function approve(pointers: readonly string[], isRead: boolean): Promise<boolean> {
  const { document, projectId, toolsetId } = toolsetScreen;
  if (!document || toolsetScreen.generation || toolsetScreen.saving) return false;
  const t = confirmWords.in(currentLanguage());
  const isOpen = () => toolsetScreen.document === document;
  const send = async () => {
    const content = document.editable.flush();
    const { revision, draft } = document.status.server;
    if (!draft) return;
    const body = { pointers: [...pointers], revision, draft: draft.generationId, content, read: isRead };
    await approvePlaces(projectId, toolsetId, body);
  };
  const refresh = async () => {
    const server = await fetchToolsetState(projectId, toolsetId);
    if (isOpen()) document.takeApproved(server, reviewAfterApproval);
  };
  try {
    await send();
    await refresh();
    showToast('success', t(isRead ? 'approvedRead' : 'approved'), { topic: 'content' });
    void refreshStatuses();
    return true;
  } catch (error) {
    if (error instanceof HttpError && error.status === 409) {
      // Somebody else has saved beside it, or the draft is another one: places may lead elsewhere now.
      await refresh().catch(() => {});
      showToast('info', t('changedSince'), { topic: 'content' });
    } else {
      reportFailure(error, isOpen() ? { validation: (errors) => document.editable.showErrors(errors) } : {}, () => {
        if (isOpen()) void approve(pointers, isRead);
      });
    }
    return false;
  }
}
