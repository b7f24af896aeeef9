import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import type { VersionContent } from '#engine/protocol/version.ts';
import { fetchVersion } from '#web/api/versions.ts';
import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { FailureView } from '#web/components/FailureView.tsx';
import { MissingView } from '#web/components/MissingView.tsx';
import { historyPath } from '#web/paths.ts';
import { ProjectSkeleton } from '#web/projects/ProjectSkeleton.tsx';
import { useLoaded } from '#web/stores/useLoaded.ts';

/** Loads the version that the address names. */
export function VersionFrame({ children }: { children: (projectId: string, version: VersionContent) => ReactNode }) {
  const { id: projectId = '', version = '' } = useParams();
  const load = useCallback((signal: AbortSignal) => fetchVersion(projectId, version, signal), [projectId, version]);
  const { loaded, reload } = useLoaded(load);
  if (loaded.phase === 'loading') return <ProjectSkeleton />;
  if (loaded.phase === 'failed') return <FailureView error={loaded.error} onTryAgain={() => void reload()} />;
  if (loaded.phase === 'missing') return <MissingVersion projectId={projectId} />;
  return children(projectId, loaded.data);
}

function MissingVersion({ projectId }: { projectId: string }) {
  const { t } = useTranslation();
  return (
    <MissingView
      title={t('versions.missingTitle')}
      text={t('versions.missingText')}
      action={<ButtonLink to={historyPath(projectId)}>{t('settings.tab.history')}</ButtonLink>}
    />
  );
}
