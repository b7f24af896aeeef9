import i18next from 'i18next';

import { currentLanguage } from '../../i18n/currentLanguage.ts';
import type { FailureCallbacks } from '../../api/handleFailure.ts';
import { refreshStatuses } from '../project.ts';
import { reportFailure } from '../reportFailure.ts';
import { showToast } from '../toasts.ts';
import { toolsetScreen } from './toolsetScreen.ts';

/** true: everything that stood in the form is on the server now. */
export async function save(): Promise<boolean> {
  const { document, generation } = toolsetScreen;
  if (!document) return false;
  if (generation) {
    showToast('info', i18next.t('toolset.stillWriting'));
    return false;
  }
  const isOpen = () => toolsetScreen.document === document;
  try {
    const outcome = await document.save(currentLanguage());
    if (outcome === 'nothing-to-save') showToast('error', i18next.t('toolset.emptyContent'));
    if (outcome === 'merged') showToast('info', i18next.t('toolset.merged'));
    if (outcome !== 'saved' && outcome !== 'merged') return false;
    void refreshStatuses();
    return true;
  } catch (error) {
    // Of a document that was left meanwhile nothing can be shown at its fields.
    const atFields: FailureCallbacks = isOpen() ? { validation: (errors) => document.editable.refuse(errors) } : {};
    reportFailure(error, atFields, () => {
      if (isOpen()) void save();
    });
    return false;
  }
}

/** Answers a conflict with one's own content, and saves it where that is what brought the conflict up. */
export async function keepMine(): Promise<void> {
  if (toolsetScreen.document?.keepMine()) await save();
}
