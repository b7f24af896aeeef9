import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import type { OpenDocument } from '#web/document/OpenDocument.ts';
import { unsavedChanges } from '#web/document/unsavedChanges.ts';

import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { ChangeList } from './ChangeList.tsx';

interface UnsavedChangesProps {
  document: OpenDocument;
  onClose: () => void;
}

/** What has been changed since the last save, with the way to each field. */
export function UnsavedChanges({ document, onClose }: UnsavedChangesProps) {
  const { t } = useTranslation();
  const { editable, status } = document;
  const changes = useMemo(() => unsavedChanges(document), [document]);

  const goTo = (pointer: string) => {
    onClose();
    // The dialog gives the focus back first.
    setTimeout(() => editable.leadTo(pointer));
  };

  return (
    <Dialog
      open
      title={t('toolset.unsavedChanges')}
      onClose={onClose}
      actions={
        <Button look="strong" onClick={onClose}>
          {t('action.close')}
        </Button>
      }
    >
      <ChangeList
        document={document}
        changes={changes}
        before={status.server.content ?? {}}
        after={editable.content}
        onGoTo={goTo}
      />
    </Dialog>
  );
}
