import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useMatch, useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { ButtonLink } from '../../components/ButtonLink.tsx';
import { FailureView } from '../../shell/FailureView.tsx';
import { MissingView } from '../../shell/MissingView.tsx';
import { loadConfiguration, refreshBalance } from '../../stores/configuration.ts';
import { project } from '../../stores/project.ts';
import { enterProject } from '../../stores/projectGeneration.ts';
import { ExampleNotice } from './ExampleNotice.tsx';
import { ModelBanner } from './ModelBanner.tsx';
import { ProjectBar } from './ProjectBar.tsx';
import { ProjectSkeleton } from './ProjectSkeleton.tsx';

/** What all pages of one project share: the project itself, its bar, and what is true of the model. */
export function Component() {
  const { id = '' } = useParams();
  // Elsewhere forms come first; the bar says that it is the example.
  const onPath = useMatch('/project/:id') !== null;
  const { t } = useTranslation();
  const { phase, error, id: openId } = useSnapshot(project);
  useEffect(() => {
    void enterProject(id);
    void loadConfiguration();
    refreshBalance();
  }, [id]);

  if (openId !== id || phase === 'loading') return <ProjectSkeleton />;
  if (phase === 'failed') return <FailureView error={error} onTryAgain={() => void enterProject(id)} />;
  if (phase === 'missing') {
    return (
      <MissingView
        title={t('project.missingTitle')}
        text={t('project.missingText')}
        action={<ButtonLink to="/user/projects">{t('home.allProjects')}</ButtonLink>}
      />
    );
  }
  return (
    // Closer to the bar than other pages: what people work on stands below two more rows.
    <div className="-mt-2 flex flex-col gap-4 desktop:-mt-5 desktop:gap-5">
      <ModelBanner />
      <ProjectBar />
      {onPath && <ExampleNotice />}
      <Outlet />
    </div>
  );
}
