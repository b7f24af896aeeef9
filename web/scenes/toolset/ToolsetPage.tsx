import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { FailureView } from '#web/components/FailureView.tsx';
import { MissingView } from '#web/components/MissingView.tsx';
import { ImagesOf } from '#web/images/ImagesOf.tsx';
import { toolsPath } from '#web/paths.ts';
import { closeToolset, openToolset } from '#web/stores/toolset-document/openToolset.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';
import { ToolsetSkeleton } from '#web/toolsets/ToolsetSkeleton.tsx';

import { CommentedDocument } from './comments/CommentedDocument.tsx';
import { ToolsetScreen } from './ToolsetScreen.tsx';

export function ToolsetPage({ toolsetId }: { toolsetId: string }) {
  const { id: projectId = '' } = useParams();
  const { t } = useTranslation();
  const { phase, error, definition, server, document, toolsetId: openId } = useSnapshot(toolsetScreen);
  useEffect(() => {
    void openToolset(projectId, toolsetId);
    return closeToolset;
  }, [projectId, toolsetId]);

  if (phase === 'failed')
    return <FailureView error={error} onTryAgain={() => void openToolset(projectId, toolsetId)} />;
  if (phase === 'missing') {
    return (
      <MissingView
        title={t('toolset.missingTitle')}
        text={t('toolset.missingText')}
        action={<ButtonLink to={toolsPath(projectId)}>{t('toolset.toPath')}</ButtonLink>}
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
