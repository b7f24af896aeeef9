import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { FailureView } from '#web/components/FailureView.tsx';
import { MissingView } from '#web/components/MissingView.tsx';
import { WrittenIn } from '#web/i18n/WrittenIn.ts';
import { LivePart } from '#web/live/LivePart.tsx';
import { useLive } from '#web/live/useLive.ts';
import { projectsPath } from '#web/paths.ts';
import { ModelBanner } from '#web/projects/ModelBanner.tsx';
import { ProjectSkeleton } from '#web/projects/ProjectSkeleton.tsx';
import { useIsOverview } from '#web/projects/useIsOverview.ts';
import { loadCommentCounts } from '#web/stores/comments.ts';
import { loadConfiguration, refreshBalance } from '#web/stores/configuration.ts';
import { loadEvidence } from '#web/stores/evidence.ts';
import { project } from '#web/stores/project.ts';
import { enterProject } from '#web/stores/projectGeneration.ts';
import { loadQuestions } from '#web/stores/questions.ts';

/** Layout of all pages of a project, and what others do in it. */
export function Component() {
  const { id = '' } = useParams();
  const { phase, id: openId, current } = useSnapshot(project);
  useLive(id, openId === id && phase === 'ready');
  return (
    <WrittenIn value={current?.language}>
      <OpenProject id={id} />
      <LivePart name="LiveNotices" />
    </WrittenIn>
  );
}

/** Loads the project; its path also says what kind of content to expect. */
function OpenProject({ id }: { id: string }) {
  // On other pages the content begins higher.
  const isOverview = useIsOverview();
  const { t } = useTranslation();
  const { phase, error, id: openId } = useSnapshot(project);
  useEffect(() => {
    void enterProject(id);
    void loadEvidence(id);
    void loadQuestions(id);
    void loadCommentCounts(id);
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
        action={<ButtonLink to={projectsPath}>{t('home.allProjects')}</ButtonLink>}
      />
    );
  }
  return (
    <div className="flex flex-col gap-4 desktop:gap-5">
      {isOverview && <ModelBanner />}
      <Outlet />
    </div>
  );
}
