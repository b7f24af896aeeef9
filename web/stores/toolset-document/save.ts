import i18next from 'i18next';

import type { FailureCallbacks } from '#web/api/handleFailure.ts';
import type { OpenDocument } from '#web/document/OpenDocument.ts';
import { currentLanguage } from '#web/i18n/currentLanguage.ts';
import { refreshStatuses } from '#web/stores/project.ts';
import { reportFailure } from '#web/stores/reportFailure.ts';
import { showToast } from '#web/stores/toasts.ts';

import { mayTakeDraft } from './mayTakeDraft.ts';
import { toolsetScreen } from './toolsetScreen.ts';
import { undoOf } from './undoSave.ts';

interface SaveWish {
  confirm?: boolean;
  /** What is to be done once it is saved. */
  afterwards?: ((document: OpenDocument) => Promise<void>) | undefined;
}

/**
 * Saves; where a draft takes something away that nobody has decided on, asks before. What a save takes away can be had
 * back. Resolves with whether the form's content is saved. With `confirm` it is announced, for pages that stay open and
 * show it; a toast says it where such a page was left meanwhile. That both sides were merged is always said, and says
 * it too.
 */
export async function save({ confirm = false, afterwards }: SaveWish = {}): Promise<boolean> {
  const { document, generation } = toolsetScreen;
  if (!document) return false;
  if (generation) {
    showToast('info', i18next.t('toolset.stillWriting'));
    return false;
  }
  const isOpen = () => toolsetScreen.document === document;
  toolsetScreen.saveFailed = false;
  toolsetScreen.held = null;
  if (!(await mayTakeDraft(document))) return false;
  const { projectId, toolsetId } = toolsetScreen;
  const afterSave = afterwards ?? document.review?.afterSave;
  try {
    const outcome = await document.save(currentLanguage());
    if (outcome === 'nothing-to-save') showToast('error', i18next.t('toolset.emptyContent'));
    if (outcome !== 'saved' && outcome !== 'merged') return false;
    await afterSave?.(document);
    if (document.review?.isBesideSave) {
      // The review says that it is saved.
      if (isOpen()) toolsetScreen.isReviewing = true;
    } else {
      const undo = undoOf({ projectId, toolsetId, document });
      if (outcome === 'merged') showToast('info', i18next.t('toolset.merged'), { ...undo, outlivesPage: true });
      else if (undo.action) showToast('success', i18next.t('toolset.saved'), { ...undo, outlivesPage: true });
      else if (confirm && isOpen()) toolsetScreen.saves += 1;
      else if (confirm) showToast('success', i18next.t('toolset.saved'));
    }
    void refreshStatuses();
    return true;
  } catch (error) {
    // Errors of a document that was left cannot be shown on its page.
    const onPage: FailureCallbacks = isOpen()
      ? {
          validation: (errors) => document.editable.showErrors(errors),
          network: () => (toolsetScreen.saveFailed = true),
        }
      : {};
    reportFailure(error, onPage, () => {
      if (isOpen()) void save({ confirm });
    });
    return false;
  }
}
