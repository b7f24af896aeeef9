import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { foldText } from '#engine/search/foldText.ts';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { FailureView } from '#web/components/FailureView.tsx';
import { PotsIllustration } from '#web/components/PotsIllustration.tsx';
import { SearchIllustration } from '#web/components/SearchIllustration.tsx';
import { Skeleton, SkeletonPage } from '#web/components/Skeleton.tsx';
import { TextField } from '#web/components/TextField.tsx';
import { loadVersions, versions } from '#web/stores/versions.ts';

import { VersionRow } from './VersionRow.tsx';

interface VersionListProps {
  projectId: string;
  /** Lists only the versions in which this one changed. */
  toolset?: string | undefined;
  mayEdit: boolean;
}

const manyVersions = 8;

/** The versions of a project, the latest first. */
export function VersionList({ projectId, toolset, mayEdit }: VersionListProps) {
  const { t } = useTranslation();
  const { items, phase, error } = useSnapshot(versions);
  const [search, setSearch] = useState('');
  const load = () => void loadVersions(projectId, toolset ?? null);
  useEffect(() => void loadVersions(projectId, toolset ?? null), [projectId, toolset]);
  const shown = items.filter(({ name }) => foldText(name).includes(foldText(search)));

  if (phase === 'loading')
    return (
      <SkeletonPage>
        <Skeleton className="h-20 rounded-2xl" />
        <Skeleton className="h-20 rounded-2xl" />
        <Skeleton className="h-20 rounded-2xl" />
      </SkeletonPage>
    );
  if (phase === 'failed') return <FailureView error={error} onTryAgain={load} />;
  if (items.length === 0)
    return (
      <EmptyState
        illustration={<PotsIllustration />}
        title={t('versions.none')}
        {...(mayEdit && { text: t(toolset === undefined ? 'versions.noneText' : 'versions.noneOfToolset') })}
      />
    );
  return (
    <div className="flex flex-col gap-4">
      {items.length > manyVersions && (
        <TextField
          type="search"
          label={t('versions.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      {shown.length === 0 ? (
        <EmptyState illustration={<SearchIllustration />} title={t('empty.noResults')} />
      ) : (
        <ul className="flex flex-col gap-3">
          {shown.map((version) => (
            <VersionRow
              key={version.id}
              projectId={projectId}
              version={version}
              toolset={toolset}
              mayEdit={mayEdit}
              onChange={load}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
