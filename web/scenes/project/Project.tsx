import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { ButtonLink } from '../../components/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { SearchIllustration } from '../../components/SearchIllustration.tsx';
import { SkeletonPage } from '../../components/Skeleton.tsx';
import { FailureView } from '../../shell/FailureView.tsx';
import { loadConfiguration, refreshBalance } from '../../stores/configuration.ts';
import { openProject, project } from '../../stores/project.ts';
import { resumeWatching } from '../../stores/projectGeneration.ts';
import { ModelBanner } from './ModelBanner.tsx';
import { ProjectBar } from './ProjectBar.tsx';

/** What all pages of one project share: the project itself, its bar, and what is true of the model. */
export function Component() {
  const { id = '' } = useParams();
  const { t } = useTranslation();
  const { phase, error, id: openId } = useSnapshot(project);
  useEffect(() => {
    void openProject(id);
    void loadConfiguration();
    resumeWatching(id);
    refreshBalance();
  }, [id]);

  if (openId !== id || phase === 'loading') return <SkeletonPage />;
  if (phase === 'failed') return <FailureView error={error} onTryAgain={() => void openProject(id)} />;
  if (phase === 'missing') {
    return (
      <EmptyState
        illustration={<SearchIllustration />}
        title={t('project.missingTitle')}
        text={t('project.missingText')}
        action={<ButtonLink to="/user/projects">{t('home.allProjects')}</ButtonLink>}
      />
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <ModelBanner />
      <ProjectBar />
      <Outlet />
    </div>
  );
}
