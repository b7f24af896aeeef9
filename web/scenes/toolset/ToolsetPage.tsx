import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { ButtonLink } from '../../components/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { SearchIllustration } from '../../components/SearchIllustration.tsx';
import { SkeletonPage } from '../../components/Skeleton.tsx';
import { FailureView } from '../../shell/FailureView.tsx';
import { closeToolset, openToolset } from '../../stores/toolset-document/openToolset.ts';
import { openDocument } from '../../stores/toolset-document/state.ts';
import { ToolsetScreen } from './ToolsetScreen.tsx';

export function ToolsetPage({ toolsetId }: { toolsetId: string }) {
  const { id: projectId = '' } = useParams();
  const { t } = useTranslation();
  const { phase, failedBecause, definition, server, toolsetId: openId } = useSnapshot(openDocument);
  useEffect(() => {
    void openToolset(projectId, toolsetId);
    return closeToolset;
  }, [projectId, toolsetId]);

  if (phase === 'failed')
    return <FailureView error={failedBecause} onTryAgain={() => void openToolset(projectId, toolsetId)} />;
  if (phase === 'missing') {
    return (
      <EmptyState
        illustration={<SearchIllustration />}
        title={t('toolset.missingTitle')}
        text={t('toolset.missingText')}
        action={<ButtonLink to={`/project/${projectId}`}>{t('project.path')}</ButtonLink>}
      />
    );
  }
  if (openId !== toolsetId || !definition || !server) return <SkeletonPage />;
  return <ToolsetScreen key={`${projectId}/${toolsetId}`} definition={definition} server={server} />;
}
