import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useMatch, useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { ButtonLink } from '../../components/ButtonLink.tsx';
import { FailureView } from '../../shell/FailureView.tsx';
import { MissingView } from '../../shell/MissingView.tsx';
import { loadConfiguration, refreshBalance } from '../../stores/configuration.ts';
import { loadEvidence } from '../../stores/evidence.ts';
import { project } from '../../stores/project.ts';
import { enterProject } from '../../stores/projectGeneration.ts';
import { ModelBanner } from './ModelBanner.tsx';
import { ProjectSkeleton } from './ProjectSkeleton.tsx';

/** Layout of all pages of a project: loads the project; its path also says what kind of content to expect. */
export function Component() {
  const { id = '' } = useParams();
  // On other pages the content begins higher.
  const onPath = useMatch('/project/:id') !== null;
  const { t } = useTranslation();
  const { phase, error, id: openId } = useSnapshot(project);
  useEffect(() => {
    void enterProject(id);
    void loadEvidence(id);
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
    <div className="flex flex-col gap-4 desktop:gap-5">
      {onPath && <ModelBanner />}
      <Outlet />
    </div>
  );
}
