import i18next from 'i18next';

import { findLocked } from '#engine/locks/findLocked.ts';
import type { Locks } from '#engine/locks/Locks.ts';
import { placesOf } from '#engine/locks/placesOf.ts';
import type { ToolsetState } from '#engine/protocol/project.ts';
import { toItemPointer } from '#engine/schema/itemPointer.ts';
import { HttpError } from '#web/api/HttpError.ts';
import { fetchToolsetState, saveLocks } from '#web/api/toolsets.ts';
import { reportFailure } from '#web/stores/reportFailure.ts';
import { showToast } from '#web/stores/toasts.ts';

import { toolsetScreen } from './toolsetScreen.ts';

/** Locks a field or an item of the open document, or unlocks it. */
export async function toggleLock(pointer: string): Promise<void> {
  const { projectId, toolsetId, document } = toolsetScreen;
  if (!document) return;
  const { locked, content: shown } = document.editable;
  const { server } = document.status;
  const place = toItemPointer(shown, pointer);
  if (place === null || !has(server, place)) return showToast('info', i18next.t('toolset.saveFirst'));
  const before = locked.all;
  const isLocking = !before.includes(place);
  const change = (locks: Locks) => {
    const others = locks.filter((lock) => lock !== place && !lock.startsWith(`${place}/`));
    return isLocking ? [...others, place] : others;
  };
  const put = async ({ content, revision, draft }: ToolsetState, known: Locks) => {
    const [pointers, base] = [findLocked(content, change(known)), findLocked(content, known)];
    const order = { pointers, base, revision, draft: draft?.generationId ?? null };
    return { content, locks: (await saveLocks(projectId, toolsetId, order)).pointers };
  };

  const isLatest = locked.begin();
  document.noteLocks({ content: server.content, locks: findLocked(server.content, change(before)) });
  try {
    const kept = await put(server, before).catch(async (error: unknown) => {
      if (!(error instanceof HttpError && error.status === 409)) throw error;
      // Somebody has saved meanwhile, or a draft has come or gone: the same place may have another pointer.
      const newer = await fetchToolsetState(projectId, toolsetId);
      if (!has(newer, place)) throw error;
      return put(newer, placesOf(newer.content, newer.locks));
    });
    if (isLatest()) document.noteLocks(kept);
  } catch (error) {
    if (isLatest()) document.noteLocks({ content: server.content, locks: findLocked(server.content, before) });
    reportFailure(error, {}, () => {
      if (toolsetScreen.document === document) void toggleLock(pointer);
    });
  }
}

const has = ({ content }: ToolsetState, place: string) => content !== null && findLocked(content, [place]).length > 0;
