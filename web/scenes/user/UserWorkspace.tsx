import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { MissingView } from '#web/components/MissingView.tsx';
import { workspacesPath } from '#web/paths.ts';
import { loadWorkspaces, workspaces } from '#web/stores/workspaces.ts';

import { ProjectsView } from './ProjectsView.tsx';

/** The projects of one workspace. */
export function Component() {
  const { id = '' } = useParams();
  const { t } = useTranslation();
  const { items, phase } = useSnapshot(workspaces);
  useEffect(() => {
    void loadWorkspaces();
  }, []);
  const workspace = items.find((one) => one.id === id);
  if (phase === 'ready' && !workspace) {
    return (
      <MissingView
        title={t('empty.noWorkspace')}
        text={t('workspaces.missingText')}
        action={<ButtonLink to={workspacesPath}>{t('menu.workspaces')}</ButtonLink>}
      />
    );
  }
  return (
    <ProjectsView
      key={id}
      title={workspace?.name ?? t('workspaces.one')}
      workspaceId={id}
      above={
        <Link
          to={workspacesPath}
          className="touch-room inline-flex items-center gap-2 py-1 underline-offset-4 hover:underline"
        >
          <ArrowLeft aria-hidden size={16} />
          {t('menu.workspaces')}
        </Link>
      }
    />
  );
}
