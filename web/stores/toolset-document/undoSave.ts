import i18next from 'i18next';

import { HttpError } from '../../api/HttpError.ts';
import { newIdempotencyKey } from '../../api/newIdempotencyKey.ts';
import { fetchToolsetState } from '../../api/toolsets.ts';
import { restoreVersion } from '../../api/versions.ts';
import type { OpenDocument } from '../../document/OpenDocument.ts';
import { refreshStatuses } from '../project.ts';
import { reportFailure } from '../reportFailure.ts';
import { showToast, type ToastAction } from '../toasts.ts';
import { toolsetScreen } from './toolsetScreen.ts';

interface Saved {
  projectId: string;
  toolsetId: string;
  document: OpenDocument;
}

/** Offers to have back what the last save took away; nothing where it took nothing. */
export function undoOf({ projectId, toolsetId, document }: Saved): { action?: ToastAction; topic: string } {
  const { before, status } = document;
  const topic = 'content';
  if (!before) return { topic };
  const undo = { projectId, toolsetId, version: before, revision: status.server.revision, key: newIdempotencyKey() };
  return { topic, action: { label: i18next.t('toolset.undoSave'), run: () => void undoSave(undo) } };
}

interface Undo extends Omit<Saved, 'document'> {
  version: string;
  revision: number;
  key: string;
}

/** Saves once more what stood before a save, unless somebody has saved since. What was typed since stays. */
async function undoSave(undo: Undo): Promise<void> {
  const { projectId, toolsetId, version, revision, key } = undo;
  try {
    await restoreVersion(projectId, version, { toolset: toolsetId, revision }, key);
    const { document } = toolsetScreen;
    const isOpen = () => document && document === toolsetScreen.document && toolsetScreen.toolsetId === toolsetId;
    if (isOpen()) {
      const server = await fetchToolsetState(projectId, toolsetId);
      if (isOpen()) document?.noteForeign(server, true);
    }
    showToast('success', i18next.t('toolset.saveUndone'), { topic: 'content' });
    void refreshStatuses();
  } catch (error) {
    if (error instanceof HttpError && error.status === 409)
      showToast('info', i18next.t('toolset.savedSince'), { topic: 'content' });
    else reportFailure(error, {}, () => void undoSave(undo));
  }
}
