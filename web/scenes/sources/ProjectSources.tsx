import Plus from 'lucide-react/icons/plus';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { foldText } from '#engine/search/foldText.ts';
import { Button } from '#web/components/Button.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { FailureView } from '#web/components/FailureView.tsx';
import { SearchPill } from '#web/components/SearchPill.tsx';
import { SkeletonPage } from '#web/components/Skeleton.tsx';
import { PageHeader } from '#web/shell/PageHeader.tsx';
import { project } from '#web/stores/project.ts';
import { loadSources, sources } from '#web/stores/sources.ts';
import { useMay } from '#web/stores/useMay.ts';

import { AddSource } from './AddSource.tsx';
import { SourceRow } from './SourceRow.tsx';

// Fewer are seen at a glance.
const worthSearching = 6;

/** Everything that people said, saw or wrote, each kept whole. */
export function Component() {
  const { t } = useTranslation();
  const { edit } = useMay();
  const { current, id } = useSnapshot(project);
  const { list, projectId, phase, error } = useSnapshot(sources);
  const [search, setSearch] = useState('');
  const [isAdding, setAdding] = useState(false);
  useEffect(() => {
    if (id) void loadSources(id);
  }, [id]);
  if (!current || !id) return null;
  const loaded = projectId === id ? list : null;
  if (!loaded && phase === 'failed') return <FailureView error={error} onTryAgain={() => void loadSources(id)} />;
  if (!loaded) return <SkeletonPage />;
  const wanted = foldText(search);
  const shown = loaded.filter(({ title, people }) =>
    foldText([title, ...people.map(({ label, note }) => `${label} ${note ?? ''}`)].join(' ')).includes(wanted),
  );
  const add = edit && (
    <Button look="strong" onClick={() => setAdding(true)}>
      <Plus aria-hidden size={18} />
      <span>{t('sources.add')}</span>
    </Button>
  );
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={t('sources.title')}
        of={current.name}
        compact
        actions={loaded.length > 0 ? add : undefined}
        intro={loaded.length > 0 && <p className="max-w-[680px]">{t('sources.intro')}</p>}
      />
      {loaded.length === 0 ? (
        <EmptyState title={t('sources.emptyTitle')} text={t('sources.emptyText')} action={add} />
      ) : (
        <>
          {loaded.length >= worthSearching && (
            <SearchPill label={t('sources.search')} value={search} onChange={setSearch} className="max-w-sm" />
          )}
          <ul className="flex flex-col gap-2" aria-label={t('sources.title')}>
            {shown.map((source) => (
              <SourceRow key={source.id} source={source} projectId={id} />
            ))}
          </ul>
          {shown.length === 0 && <p className="text-muted">{t('sources.noneFound')}</p>}
        </>
      )}
      {isAdding && <AddSource projectId={id} onClose={() => setAdding(false)} />}
    </div>
  );
}
