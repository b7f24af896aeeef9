import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import type { Project } from '#engine/protocol/project.ts';
import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { ProjectGrid } from '#web/components/ProjectGrid.tsx';
import { createProjectPath, projectsPath } from '#web/paths.ts';
import { ExampleButton } from '#web/projects/ExampleButton.tsx';
import { definitions } from '#web/stores/definitions.ts';
import { useWithoutModel } from '#web/stores/useWithoutModel.ts';

import { firstSteps, newestOwn } from './firstSteps.ts';
import { FirstSteps } from './FirstSteps.tsx';
import { StepSkeleton } from './HomeSkeleton.tsx';
import { LateProjectPicture } from './LateProjectPicture.tsx';
import { NextStepCard } from './NextStepCard.tsx';
import { SinceYouWereHere } from './SinceYouWereHere.tsx';
import { useToolsetStatuses } from './useToolsetStatuses.ts';

const mostRecent = 6;

/** The first steps or the next step, and the most recently opened projects. */
export function StartHere({ projects, showsGuide }: { projects: readonly Project[]; showsGuide: boolean }) {
  const { summaries } = useSnapshot(definitions);
  const newest = projects.find(({ isExample }) => !isExample);
  const own = newestOwn(projects);
  const statuses = useToolsetStatuses(newest?.id);
  const apart = useToolsetStatuses(own === newest ? undefined : own?.id);
  const ownStatuses = own === newest ? statuses : apart;
  const steps = firstSteps({ projects, statuses: ownStatuses ?? [], summaries });
  const isGuided = showsGuide && steps.some(({ done }) => !done);
  return (
    <>
      {statuses && ownStatuses ? (
        <>
          {newest && !isGuided && <NextStepCard project={newest} statuses={statuses} />}
          {showsGuide && <FirstSteps steps={steps} />}
          <SinceYouWereHere />
        </>
      ) : (
        <StepSkeleton showsGuide={showsGuide} />
      )}
      {projects.length > 0 ? (
        <RecentProjects projects={projects.slice(0, mostRecent)} />
      ) : (
        <NoProjects offersExample={!isGuided} />
      )}
    </>
  );
}

function RecentProjects({ projects }: { projects: readonly Project[] }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="recent" className="flex flex-col gap-5">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="recent" className="text-xl font-bold">
          {t('home.recent')}
        </h2>
        <Link
          to={projectsPath}
          className="inline-flex min-h-11 shrink-0 items-center font-semibold text-primary underline-offset-4 hover:underline"
        >
          {t('home.allProjects')}
        </Link>
      </div>
      <ProjectGrid projects={projects} renderPicture={(project) => <LateProjectPicture project={project} />} />
    </section>
  );
}

/** `offersExample` is false while the guide is shown, which links to the example itself. */
function NoProjects({ offersExample }: { offersExample: boolean }) {
  const { t } = useTranslation();
  const isWithoutModel = useWithoutModel();
  return (
    <EmptyState
      title={t('home.firstProjectTitle')}
      text={t(isWithoutModel ? 'home.firstProjectTextStarter' : 'home.firstProjectText')}
      action={
        <div className="flex flex-wrap-reverse justify-center gap-3">
          {offersExample && <ExampleButton />}
          <ButtonLink to={createProjectPath} look="strong">
            {t('shell.createProject')}
          </ButtonLink>
        </div>
      }
    />
  );
}
