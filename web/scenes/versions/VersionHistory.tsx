import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { Button } from '#web/components/Button.tsx';
import { VersionNameDialog } from '#web/projects/VersionNameDialog.tsx';
import { PageHeader } from '#web/shell/PageHeader.tsx';
import { project } from '#web/stores/project.ts';
import { loadVersions } from '#web/stores/versions.ts';

import { useMayEdit } from './useMayEdit.ts';
import { VersionList } from './VersionList.tsx';

/** What was kept of the project, and the way to keep what is saved now. */
export function VersionHistory() {
  const { t } = useTranslation();
  const { current } = useSnapshot(project);
  const mayEdit = useMayEdit();
  const [isCreating, setIsCreating] = useState(false);
  if (!current) return null;
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <PageHeader
        title={t('settings.tab.history')}
        of={current.name}
        intro={t('versions.intro')}
        actions={
          mayEdit && (
            <Button look="strong" onClick={() => setIsCreating(true)}>
              {t('versions.create')}
            </Button>
          )
        }
      />
      <VersionList projectId={current.id} mayEdit={mayEdit} />
      {isCreating && (
        <VersionNameDialog
          projectId={current.id}
          onDone={() => void loadVersions(current.id)}
          onClose={() => setIsCreating(false)}
        />
      )}
    </div>
  );
}
