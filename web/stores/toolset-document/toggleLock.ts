import i18next from 'i18next';

import { findLocked } from '#engine/locks/findLocked.ts';
import { toItemPointer } from '#engine/schema/itemPointer.ts';

import { saveLocks } from '../../api/toolsets.ts';
import { reportFailure } from '../reportFailure.ts';
import { showToast } from '../toasts.ts';
import { toolsetScreen } from './toolsetScreen.ts';

/** Locks a field or an item of the open document, or unlocks it. */
export async function toggleLock(pointer: string): Promise<void> {
  const { projectId, toolsetId, document } = toolsetScreen;
  if (!document) return;
  const { editable, status } = document;
  const { content } = status.server;
  const place = toItemPointer(editable.content, pointer);
  if (place === null || !content || findLocked(content, [place]).length === 0)
    return showToast('info', i18next.t('toolset.saveFirst'));
  const { all } = editable.locked;
  const others = all.filter((lock) => lock !== place && !lock.startsWith(`${place}/`));
  const pointers = findLocked(content, all.includes(place) ? others : [...others, place]);
  editable.locked.note({ content, locks: pointers });
  const now = editable.locked.all;
  try {
    await saveLocks(projectId, toolsetId, pointers);
  } catch (error) {
    if (editable.locked.all === now) editable.locked.note({ content, locks: findLocked(content, all) });
    reportFailure(error, {}, () => {
      if (toolsetScreen.document === document) void toggleLock(pointer);
    });
  }
}
