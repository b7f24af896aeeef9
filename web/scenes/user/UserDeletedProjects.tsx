import ArrowLeft from 'lucide-react/icons/arrow-left';
import Search from 'lucide-react/icons/search';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import type { Project } from '#engine/protocol/project.ts';
import { Button } from '#web/components/Button.tsx';
import { ConfirmDialog } from '#web/components/ConfirmDialog.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { FailureView } from '#web/components/FailureView.tsx';
import { focusHeading } from '#web/components/focusHeading.ts';
import { PotsIllustration } from '#web/components/PotsIllustration.tsx';
import { SearchIllustration } from '#web/components/SearchIllustration.tsx';
import { SkeletonPage } from '#web/components/Skeleton.tsx';
import { TextField } from '#web/components/TextField.tsx';
import { projectsPath } from '#web/paths.ts';
import { PageHeader } from '#web/shell/PageHeader.tsx';
import { loadMoreProjects, loadProjects, projects } from '#web/stores/projects.ts';
import { bringBack, deleteForGood } from '#web/stores/removedProjects.ts';
import { reportFailure } from '#web/stores/reportFailure.ts';
import { showToast } from '#web/stores/toasts.ts';

import { DeletedProjectRow } from './DeletedProjectRow.tsx';

/** Deleted projects: what can be restored, and until when. */
export function Component() {
  const { t } = useTranslation();
  const { items, phase, nextCursor, error, query } = useSnapshot(projects);
  const [search, setSearch] = useState('');
  const [ending, setEnding] = useState<Project | null>(null);
  useEffect(() => {
    const load = () => void loadProjects({ search: search.trim() || undefined, removed: 'true' });
    const timer = setTimeout(load, search ? 250 : 0);
    return () => clearTimeout(timer);
  }, [search]);
  // Until this list is asked for, the store still has another.
  const isHere = query.removed === 'true';
  const isShown = isHere && (phase === 'ready' || phase === 'more');
  const searched = query.search !== undefined;
  // The row is gone, and the focus with it. Deferred until after a dialog has tried to restore the focus.
  const rowIsGone = () => void setTimeout(focusHeading);

  async function restore(project: Project) {
    if (await bringBack(project)) rowIsGone();
  }

  async function end(project: Project): Promise<void> {
    try {
      await deleteForGood(project);
      showToast('success', t('deletedProjects.deleted', { name: project.name }));
      rowIsGone();
    } catch (failure) {
      reportFailure(failure, {}, () => void end(project));
    }
  }

  return (
    <>
      <PageHeader
        title={t('deletedProjects.title')}
        intro={t('deletedProjects.intro')}
        above={
          <Link
            to={projectsPath}
            className="touch-room inline-flex items-center gap-2 py-1 underline-offset-4 hover:underline"
          >
            <ArrowLeft aria-hidden size={16} />
            {t('menu.projects')}
          </Link>
        }
      />
      <TextField
        hideLabel
        type="search"
        label={t('projects.search')}
        placeholder={t('projects.search')}
        start={<Search aria-hidden size={20} className="shrink-0 text-muted" />}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <p role="status" className="sr-only">
        {isShown && t('projects.found', { count: items.length })}
      </p>
      {isHere && phase === 'failed' && (
        <FailureView error={error} onTryAgain={() => void loadProjects(projects.query)} />
      )}
      {!isShown && phase !== 'failed' && <SkeletonPage />}
      {isShown && items.length === 0 && (
        <EmptyState
          title={t(searched ? 'empty.noResults' : 'empty.noContent')}
          text={t(searched ? 'projects.noResultsText' : 'deletedProjects.none')}
          illustration={searched ? <SearchIllustration /> : <PotsIllustration />}
        />
      )}
      {isShown && items.length > 0 && (
        <ul className="flex flex-col gap-3">
          {items.map((project) => (
            <DeletedProjectRow
              key={project.id}
              project={project}
              onRestore={() => restore(project)}
              onEnd={() => setEnding(project)}
            />
          ))}
        </ul>
      )}
      {isShown && nextCursor && (
        <Button className="self-center" busy={phase === 'more'} onClick={() => void loadMoreProjects()}>
          {t('projects.more')}
        </Button>
      )}
      {ending && (
        <ConfirmDialog
          title={t('deletedProjects.question', { name: ending.name })}
          text={t('deletedProjects.text')}
          confirm={t('deletedProjects.forGood')}
          danger
          onConfirm={() => end(ending)}
          onClose={() => setEnding(null)}
        />
      )}
    </>
  );
}
