import PenLine from 'lucide-react/icons/pen-line';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { lateDialog } from '#web/components/lateDialog.ts';
import type { OpenDocument } from '#web/document/OpenDocument.ts';
import { unsavedChanges } from '#web/document/unsavedChanges.ts';
import { describeCount } from '#web/scenes/toolset/describeCount.ts';
import { save } from '#web/stores/toolset-document/save.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';
import { StatusAction } from '#web/toolsets/StatusAction.tsx';
import { StatusRow } from '#web/toolsets/StatusRow.tsx';

const UnsavedChanges = lateDialog(async () => (await import('#web/scenes/toolset/UnsavedChanges.tsx')).UnsavedChanges);

/** There are changes that are not saved: how many, and the way to see them. */
export function UnsavedStatus({ document }: { document: OpenDocument }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  useSyncExternalStore(
    (listener) => document.editable.subscribe('', listener),
    () => document.editable.content,
  );
  const changes = unsavedChanges(document);
  const { held } = useSnapshot(toolsetScreen);
  return (
    <StatusRow look="own" icon={<PenLine aria-hidden size={14} />} state={t('toolset.saveState.unsaved')}>
      {changes.length > 0 && (
        <>
          <span>{describeCount(changes, t)}</span>
          <StatusAction onClick={() => setIsOpen(true)}>{t('toolset.seeChanges')}</StatusAction>
        </>
      )}
      {held && held !== 'refused' && (
        <>
          <span>{t(held === 'empty' ? 'toolset.emptyContent' : `savesByItself.held.${held}`)}</span>
          {held !== 'empty' && (
            <StatusAction onClick={() => void save({ confirm: true })}>{t(`savesByItself.look.${held}`)}</StatusAction>
          )}
        </>
      )}
      {isOpen && <UnsavedChanges document={document} onClose={() => setIsOpen(false)} />}
    </StatusRow>
  );
}
