import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import type { VersionContent } from '#engine/protocol/version.ts';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { FailureView } from '#web/components/FailureView.tsx';
import { ImagesOf } from '#web/images/ImagesOf.tsx';
import { useLoaded } from '#web/stores/useLoaded.ts';
import { SubjectReading } from '#web/toolsets/SubjectReading.tsx';
import { ToolsetSkeleton } from '#web/toolsets/ToolsetSkeleton.tsx';
import { useToolsetTitle } from '#web/toolsets/useToolsetTitle.ts';

import { loadSubject } from './loadSubject.ts';
import { PastHeader } from './PastHeader.tsx';
import { VersionFrame } from './VersionFrame.tsx';

export function VersionToolset() {
  const { toolset = '' } = useParams();
  return (
    <VersionFrame>
      {(projectId, version) => <ToolsetThen projectId={projectId} version={version} toolset={toolset} />}
    </VersionFrame>
  );
}

interface ToolsetThenProps {
  projectId: string;
  version: VersionContent;
  toolset: string;
}

/** A toolset as it was. */
function ToolsetThen({ projectId, version, toolset }: ToolsetThenProps) {
  const { t } = useTranslation();
  const titleOf = useToolsetTitle();
  const load = useCallback(() => loadSubject(version, toolset), [version, toolset]);
  const { loaded, reload } = useLoaded(load);
  const isHeld = version.toolsets.some(({ id }) => id === toolset);
  return (
    <div className="flex flex-col gap-6">
      <PastHeader projectId={projectId} version={version} toolset={{ id: toolset, title: titleOf(toolset) }} />
      {!isHeld || loaded.phase === 'missing' ? (
        <EmptyState title={t('empty.noContent')} text={t('versions.wasEmpty')} />
      ) : loaded.phase === 'loading' ? (
        <ToolsetSkeleton />
      ) : loaded.phase === 'failed' ? (
        <FailureView error={loaded.error} onTryAgain={() => void reload()} />
      ) : (
        <ImagesOf path={`/api/projects/${projectId}/images`}>
          <SubjectReading subject={loaded.data} projectName={version.project.name} />
        </ImagesOf>
      )}
    </div>
  );
}
