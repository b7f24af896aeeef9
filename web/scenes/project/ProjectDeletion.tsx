import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { Button } from '#web/components/Button.tsx';
import { Card } from '#web/components/Card.tsx';
import { projectsPath } from '#web/paths.ts';
import { LateDeleteProjectDialog } from '#web/projects/LateDeleteProjectDialog.ts';
import { PageHeader } from '#web/shell/PageHeader.tsx';
import { project } from '#web/stores/project.ts';

/** The tab that deletes the project. */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { current } = useSnapshot(project);
  const [asking, setAsking] = useState(false);
  if (!current) return null;
  return (
    <div className="flex max-w-2xl flex-col gap-8">
      <PageHeader title={t('settings.tab.delete')} of={current.name} intro={t('settings.deleteIntro')} />
      <Card title={t('settings.delete')}>
        <p className="mb-5 leading-relaxed text-muted">
          {t(current.role === 'owner' ? 'settings.deleteText' : 'settings.deleteForOwner')}
        </p>
        {current.role === 'owner' && (
          <Button look="danger" onClick={() => setAsking(true)}>
            {t('settings.delete')}
          </Button>
        )}
      </Card>
      {asking && (
        <LateDeleteProjectDialog
          project={current}
          onDeleted={() => void navigate(projectsPath, { replace: true })}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
