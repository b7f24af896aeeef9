import CircleHelp from 'lucide-react/icons/circle-question-mark';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { ButtonLink } from '../../components/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ProjectGrid, ProjectGridSkeleton } from '../../components/ProjectGrid.tsx';
import { FailureView } from '../../shell/FailureView.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { loadProjects, projects } from '../../stores/projects.ts';
import { session } from '../../stores/session.ts';
import { NextStepCard } from './NextStepCard.tsx';
import { partOfDay } from './partOfDay.ts';

export function Component() {
  const { t } = useTranslation();
  const { user } = useSnapshot(session);
  useEffect(() => {
    void loadProjects({ sort: 'recent', limit: 6 });
  }, []);
  return (
    <div className="flex flex-col gap-12">
      <PageHeader
        title={t(`home.greeting.${partOfDay(new Date().getHours())}`, {
          name: user?.fullName.trim().split(' ')[0] ?? '',
        })}
        intro={t('home.welcome')}
      />
      <RecentProjects />
      <section className="flex flex-wrap items-center gap-5 rounded-3xl bg-secondary-tonal p-6 text-on-secondary-tonal desktop:p-8">
        <CircleHelp aria-hidden size={32} className="shrink-0" />
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="text-lg font-bold">{t('home.helpTitle')}</h2>
          <p className="mt-1 text-[15px] leading-relaxed">{t('home.helpText')}</p>
        </div>
        <ButtonLink to="/user/help" look="strong" size="small">
          {t('home.openHelp')}
        </ButtonLink>
      </section>
    </div>
  );
}

function RecentProjects() {
  const { t } = useTranslation();
  const { items, phase, error } = useSnapshot(projects);
  if (phase === 'failed')
    return <FailureView error={error} onTryAgain={() => void loadProjects({ sort: 'recent', limit: 6 })} />;
  if (phase !== 'ready') return <ProjectGridSkeleton />;
  if (items.length === 0) {
    return (
      <EmptyState
        title={t('home.firstProjectTitle')}
        text={t('home.firstProjectText')}
        action={
          <ButtonLink to="/create-project" look="strong">
            {t('shell.createProject')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      {items[0] && <NextStepCard key={items[0].id} project={items[0]} />}
      <section aria-labelledby="recent" className="flex flex-col gap-5">
        <div className="flex items-baseline justify-between gap-4">
          <h2 id="recent" className="text-xl font-bold">
            {t('home.recent')}
          </h2>
          <Link
            to="/user/projects"
            className="shrink-0 py-1 text-[15px] font-semibold text-primary underline-offset-4 hover:underline"
          >
            {t('home.allProjects')}
          </Link>
        </div>
        <ProjectGrid projects={items} />
      </section>
    </>
  );
}
