import i18next from 'i18next';

import { findLocked } from '#engine/locks/findLocked.ts';
import type { ToolsetState } from '#engine/protocol/project.ts';
import { HttpError } from '#web/api/HttpError.ts';
import { newIdempotencyKey } from '#web/api/newIdempotencyKey.ts';
import { fetchToolsetState, saveLocks, saveToolset } from '#web/api/toolsets.ts';
import { restoreVersion } from '#web/api/versions.ts';
import type { OpenDocument } from '#web/document/OpenDocument.ts';
import type { SaveUndo } from '#web/document/SaveUndo.ts';
import { refreshStatuses } from '#web/stores/project.ts';
import { reportFailure } from '#web/stores/reportFailure.ts';
import { showToast, type ToastAction } from '#web/stores/toasts.ts';

import { toolsetScreen } from './toolsetScreen.ts';

interface Saved {
  projectId: string;
  toolsetId: string;
  document: OpenDocument;
}

/** Offers to have back what the last save took away; nothing where it took nothing. */
export function undoOf({ projectId, toolsetId, document }: Saved): { action?: ToastAction; topic: string } {
  const { undo, status } = document;
  const topic = 'content';
  if (!undo) return { topic };
  const order = { ...undo, projectId, toolsetId, revision: status.server.revision, key: newIdempotencyKey() };
  return { topic, action: { label: i18next.t('toolset.undoSave'), run: () => void undoSave(order) } };
}

interface Undo extends Omit<Saved, 'document'>, SaveUndo {
  revision: number;
  key: string;
}

/** Saves once more what stood before a save, unless somebody has saved since. What was typed since stays. */
async function undoSave(undo: Undo): Promise<void> {
  const { projectId, toolsetId } = undo;
  try {
    await putBack(undo);
    const server = await lockAgain(undo, await fetchToolsetState(projectId, toolsetId));
    const { document } = toolsetScreen;
    if (toolsetScreen.projectId === projectId && toolsetScreen.toolsetId === toolsetId)
      document?.noteForeign(server, true);
    showToast('success', i18next.t('toolset.saveUndone'), { topic: 'content' });
    void refreshStatuses();
  } catch (error) {
    if (error instanceof HttpError && error.status === 409)
      showToast('info', i18next.t('toolset.savedSince'), { topic: 'content' });
    else reportFailure(error, {}, () => void undoSave(undo));
  }
}

async function putBack({ projectId, toolsetId, version, content, revision, key }: Undo): Promise<void> {
  if (!content) await restoreVersion(projectId, version, { toolset: toolsetId, revision }, key);
  else await saveToolset(projectId, toolsetId, { content, revision, draft: null, decided: false, undoes: version });
}

/** Locks what has come back and was locked before; a lock is gone with its entry. */
async function lockAgain({ projectId, toolsetId, locked }: Undo, server: ToolsetState): Promise<ToolsetState> {
  const { content, locks: base, revision, draft } = server;
  const pointers = [...new Set([...base, ...findLocked(content, locked)])];
  if (pointers.length === base.length) return server;
  const order = { pointers, base, revision, draft: draft?.generationId ?? null };
  return { ...server, locks: (await saveLocks(projectId, toolsetId, order)).pointers };
}
