import i18next from 'i18next';

import { HttpError } from '#web/api/HttpError.ts';
import { endSitting } from '#web/api/toolsets.ts';
import type { OpenDocument } from '#web/document/OpenDocument.ts';
import { TypingPauses } from '#web/document/TypingPauses.ts';
import { currentLanguage } from '#web/i18n/currentLanguage.ts';
import { refreshStatuses } from '#web/stores/project.ts';
import { reportFailure } from '#web/stores/reportFailure.ts';
import { showToast } from '#web/stores/toasts.ts';

import { isSavedByItself } from './isSavedByItself.ts';
import { toolsetScreen } from './toolsetScreen.ts';

/** From now on each pause in typing saves, as long as the person wants that. */
export function startSaving(document: OpenDocument): void {
  if (toolsetScreen.document !== document) return;
  const pauses = new TypingPauses(() => void saveByItself());
  document.onEdit = () => pauses.note();
  if (!document.status.restored) return pauses.note();
  void saveByItself().then((isSaved) => {
    if (isSaved) showToast('info', i18next.t('toolset.restoredAndSaved'), { topic: 'content' });
  });
}

/**
 * Saves what was typed without being asked to, and without a word; what is in its way is told in the status line until
 * the person saves by hand. Resolves with whether all is saved.
 */
export async function saveByItself(): Promise<boolean> {
  const { document, savedAt } = toolsetScreen;
  if (!document || !isSavedByItself()) return false;
  if (!document.status.dirty) return true;
  // It is tried again by hand, or once the server answers.
  if (toolsetScreen.generation || toolsetScreen.saveFailed || toolsetScreen.held === 'refused') return false;
  const isOpen = () => toolsetScreen.document === document;
  try {
    const outcome = await document.save(currentLanguage(), { byItself: true });
    if (!isOpen()) return outcome === 'saved' || outcome === 'merged';
    if (outcome === 'busy') document.onEdit?.();
    else toolsetScreen.held = reasonOf(outcome);
    if (outcome !== 'saved' && outcome !== 'merged') return false;
    toolsetScreen.savedAt = Date.now();
    if (outcome === 'merged') showToast('info', i18next.t('toolset.merged'), { topic: 'content', outlivesPage: true });
    // Those around it change with the first save of a sitting; the rest is told when it ends.
    if (savedAt === null) void refreshStatuses();
    return !document.status.dirty;
  } catch (error) {
    if (!isOpen()) return false;
    if (error instanceof HttpError && (error.status === 429 || error.status >= 500)) {
      toolsetScreen.saveFailed = true;
      return false;
    }
    // Told once, and not with every pause.
    if (error instanceof HttpError && error.status !== 401) toolsetScreen.held = 'refused';
    reportFailure(error, {
      validation: () => (toolsetScreen.held = 'faulty'),
      network: () => (toolsetScreen.saveFailed = true),
    });
    return false;
  }
}

/** Saves also what is still being typed. Resolves with whether all is saved; false where it is to be asked. */
export async function saveBeforeLeaving(): Promise<boolean> {
  const { document } = toolsetScreen;
  if (!document || !isSavedByItself()) return false;
  document.editable.flush();
  return saveByItself();
}

/** Ends the sitting: whatever depends on what was typed is told the rest. */
export async function tellRest(projectId: string, toolsetId: string): Promise<void> {
  await endSitting(projectId, toolsetId);
  await refreshStatuses();
}

function reasonOf(outcome: Awaited<ReturnType<OpenDocument['save']>>): typeof toolsetScreen.held {
  if (outcome === 'conflict' || outcome === 'faulty') return outcome;
  return outcome === 'nothing-to-save' ? 'empty' : null;
}
