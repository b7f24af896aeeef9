import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import type { Project } from '#engine/protocol/project.ts';
import { Button } from '#web/components/Button.tsx';
import { Card } from '#web/components/Card.tsx';
import { LateMoveProjectDialog } from '#web/projects/LateMoveProjectDialog.ts';
import { loadWorkspaces, workspaces } from '#web/stores/workspaces.ts';

/** The project's workspace, and a button that moves it to another. */
export function ProjectWorkspace({ project }: { project: Pick<Project, 'id' | 'name' | 'workspaceId'> }) {
  const { t } = useTranslation();
  const { items } = useSnapshot(workspaces);
  const [moving, setMoving] = useState(false);
  useEffect(() => {
    void loadWorkspaces();
  }, []);
  const workspace = items.find(({ id }) => id === project.workspaceId);
  return (
    <Card title={t('workspaces.one')}>
      <p className="mb-5 min-h-6 leading-relaxed text-muted">
        {workspace && t('moveProject.now', { workspace: workspace.name })}
      </p>
      <Button onClick={() => setMoving(true)}>{t('moveProject.action')}</Button>
      {moving && <LateMoveProjectDialog project={project} onClose={() => setMoving(false)} />}
    </Card>
  );
}
