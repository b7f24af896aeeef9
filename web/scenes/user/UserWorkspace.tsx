import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { loadWorkspaces, workspaces } from '../../stores/workspaces.ts';
import { ProjectsView } from './ProjectsView.tsx';

/** The projects of one workspace. */
export function Component() {
  const { id = '' } = useParams();
  const { t } = useTranslation();
  const { items } = useSnapshot(workspaces);
  useEffect(() => {
    void loadWorkspaces();
  }, []);
  const name = items.find((workspace) => workspace.id === id)?.name;
  return (
    <ProjectsView
      key={id}
      title={name ?? t('workspaces.one')}
      workspaceId={id}
      above={
        <Link to="/user/workspaces" className="underline underline-offset-4">
          {t('menu.workspaces')}
        </Link>
      }
    />
  );
}
