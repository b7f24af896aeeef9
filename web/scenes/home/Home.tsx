import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { FailureView } from '#web/components/FailureView.tsx';
import { LateInvitations } from '#web/projects/invitations/LateInvitations.tsx';
import { ModelBanner } from '#web/projects/ModelBanner.tsx';
import { PageHeader } from '#web/shell/PageHeader.tsx';
import { loadConfiguration } from '#web/stores/configuration.ts';
import { loadNotifications, notifications } from '#web/stores/notifications.ts';
import { loadProjects, projects } from '#web/stores/projects.ts';
import { session } from '#web/stores/session.ts';

import { HelpCentre } from './HelpCentre.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { partOfDay } from './partOfDay.ts';
import { StartHere } from './StartHere.tsx';

const recent = { sort: 'recent', limit: 6 } as const;
// For the first steps, which are about people's own projects, those behind the shared ones too.
const many = { sort: 'recent', limit: 100 } as const;

export function Component() {
  const { t } = useTranslation();
  const { user } = useSnapshot(session);
  const { items, phase, error } = useSnapshot(projects);
  const showsGuide = user?.guideDismissed === false;
  const query = showsGuide ? many : recent;
  useEffect(() => {
    void loadProjects(query);
    void loadConfiguration();
  }, [query]);
  // What others have done stands above the projects, and would push them down later.
  const news = useSnapshot(notifications).phase;
  useEffect(() => void loadNotifications(), []);
  // In full: only the top bar is short of room.
  const name = user?.fullName.trim().split(' ')[0] ?? '';
  return (
    <div className="flex flex-col gap-8 desktop:gap-10">
      <PageHeader
        title={t(`home.greeting.${partOfDay(new Date().getHours())}`, { name })}
        pageTitle={t('menu.home')}
        intro={t('home.welcome')}
      />
      <LateInvitations />
      <ModelBanner />
      {phase === 'failed' ? (
        <FailureView error={error} onTryAgain={() => void loadProjects(query)} />
      ) : phase === 'ready' && (news === 'ready' || news === 'failed') ? (
        <StartHere projects={items} showsGuide={showsGuide} />
      ) : (
        <HomeSkeleton showsGuide={showsGuide} />
      )}
      <HelpCentre />
    </div>
  );
}
