import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { projectPath } from '#web/paths.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { ImagesOf } from '../../images/ImagesOf.tsx';
import { FailureView } from '#web/components/FailureView.tsx';
import { MissingView } from '#web/components/MissingView.tsx';
import { closeToolset, openToolset } from '../../stores/toolset-document/openToolset.ts';
import { toolsetScreen } from '../../stores/toolset-document/toolsetScreen.ts';
import { CommentedDocument } from './comments/CommentedDocument.tsx';
import { ToolsetScreen } from './ToolsetScreen.tsx';
import { ToolsetSkeleton } from '#web/toolsets/ToolsetSkeleton.tsx';

export function ToolsetPage({ toolsetId }: { toolsetId: string }) {
  const { id: projectId = '' } = useParams();
  const { t } = useTranslation();
  const { phase, failedBecause, definition, server, document, toolsetId: openId } = useSnapshot(toolsetScreen);
  useEffect(() => {
    void openToolset(projectId, toolsetId);
    return closeToolset;
  }, [projectId, toolsetId]);

  if (phase === 'failed')
    return <FailureView error={failedBecause} onTryAgain={() => void openToolset(projectId, toolsetId)} />;
  if (phase === 'missing') {
    return (
      <MissingView
        title={t('toolset.missingTitle')}
        text={t('toolset.missingText')}
        action={<ButtonLink to={projectPath(projectId)}>{t('project.path')}</ButtonLink>}
      />
    );
  }
  if (openId !== toolsetId || !definition || !server || !document) return <ToolsetSkeleton />;
  return (
    <ImagesOf path={`/api/projects/${projectId}/images`}>
      <CommentedDocument key={`${projectId}/${toolsetId}`} document={document}>
        <ToolsetScreen definition={definition} server={server} document={document} />
      </CommentedDocument>
    </ImagesOf>
  );
}
