import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { listMembers } from '#web/api/members.ts';
import { Card } from '#web/components/Card.tsx';
import { FailureView } from '#web/components/FailureView.tsx';
import { GuideLink } from '#web/components/GuideLink.tsx';
import { Skeleton } from '#web/components/Skeleton.tsx';
import { ShareLinks } from '#web/projects/sharing/ShareLinks.tsx';
import { PageHeader } from '#web/shell/PageHeader.tsx';
import { live } from '#web/stores/live.ts';
import { project } from '#web/stores/project.ts';
import { useLoaded } from '#web/stores/useLoaded.ts';
import { useMay } from '#web/stores/useMay.ts';

import { InviteForm } from './access/InviteForm.tsx';
import { MemberList } from './access/MemberList.tsx';

/** Who may open the project: its owner, members, and whoever has a link. */
export function Component() {
  const { current } = useSnapshot(project);
  return current && <Access key={current.id} projectId={current.id} name={current.name} />;
}

function Access({ projectId, name }: { projectId: string; name: string }) {
  const { t } = useTranslation();
  const { manage } = useMay();
  const load = useCallback(() => listMembers(projectId), [projectId]);
  const { loaded, reload } = useLoaded(load);
  const { memberNews } = useSnapshot(live);
  const heard = useRef(memberNews);
  useEffect(() => {
    if (heard.current === memberNews) return;
    heard.current = memberNews;
    void reload();
  }, [memberNews, reload]);
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <PageHeader
        title={t('settings.tab.access')}
        of={name}
        intro={
          <>
            {t('settings.accessText')} <GuideLink article="sharing">{t('help.howToShare')}</GuideLink>
          </>
        }
      />
      {loaded.phase === 'loading' && <Skeleton className="h-24" />}
      {loaded.phase === 'failed' && <FailureView error={loaded.error} onTryAgain={() => void reload()} />}
      {loaded.phase === 'ready' && <MemberList projectId={projectId} members={loaded.data} reload={reload} />}
      {manage && <InviteForm projectId={projectId} onInvited={() => void reload()} />}
      {manage && (
        <Card title={t('access.link.title')}>
          <p className="mb-5 text-base leading-relaxed text-muted">{t('access.link.text')}</p>
          <ShareLinks projectId={projectId} />
        </Card>
      )}
    </div>
  );
}
