import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import type { OpenDocument } from '#web/document/OpenDocument.ts';
import { unsavedChanges } from '#web/document/unsavedChanges.ts';
import { ChangesDialog } from '#web/toolsets/ChangesDialog.tsx';

interface UnsavedChangesProps {
  document: OpenDocument;
  onClose: () => void;
}

/** What has been changed since the last save, with the way to each field. */
export function UnsavedChanges({ document, onClose }: UnsavedChangesProps) {
  const { t } = useTranslation();
  const { editable, status } = document;
  const changes = useMemo(() => unsavedChanges(document), [document]);
  return (
    <ChangesDialog
      title={t('toolset.unsavedChanges')}
      document={document}
      changes={changes}
      before={status.server.content ?? {}}
      after={editable.content}
      leads
      onClose={onClose}
    />
  );
}
