import Search from 'lucide-react/icons/search';
import Trash from 'lucide-react/icons/trash-2';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import type { Project } from '#engine/protocol/project.ts';
import { Button } from '#web/components/Button.tsx';
import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { FailureView } from '#web/components/FailureView.tsx';
import { PotsIllustration } from '#web/components/PotsIllustration.tsx';
import { ProjectGrid, ProjectGridSkeleton } from '#web/components/ProjectGrid.tsx';
import { SearchIllustration } from '#web/components/SearchIllustration.tsx';
import { SelectField } from '#web/components/SelectField.tsx';
import { TextField } from '#web/components/TextField.tsx';
import { createProjectPath, deletedProjectsPath } from '#web/paths.ts';
import { ExampleButton } from '#web/projects/ExampleButton.tsx';
import { ImportButton } from '#web/projects/import/ImportButton.tsx';
import { LateInvitations } from '#web/projects/invitations/LateInvitations.tsx';
import { PageHeader } from '#web/shell/PageHeader.tsx';
import { loadMoreProjects, loadProjects, projects } from '#web/stores/projects.ts';

import { ProjectMenu, type ProjectTask } from './ProjectMenu.tsx';
import { ProjectTaskDialog } from './ProjectTaskDialog.tsx';

const sorts = ['recent', 'updated', 'name'] as const;

interface ProjectsViewProps {
  title: string;
  above?: ReactNode;
  workspaceId?: string;
}

/** The person's projects with a search by name; all, or those of one workspace. */
export function ProjectsView({ title, above, workspaceId }: ProjectsViewProps) {
  const { t } = useTranslation();
  const { items, phase, nextCursor, error, query } = useSnapshot(projects);
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<(typeof sorts)[number]>('recent');
  const [doing, setDoing] = useState<{ task: ProjectTask; project: Project } | null>(null);
  const isShown = phase === 'ready' || phase === 'more';
  const create = workspaceId ? `${createProjectPath}?workspace=${workspaceId}` : createProjectPath;

  useEffect(() => {
    // Debounced while typing, but not for the first list.
    const timer = setTimeout(
      () => void loadProjects({ search: search.trim() || undefined, workspaceId, sort }),
      search ? 250 : 0,
    );
    return () => clearTimeout(timer);
  }, [search, workspaceId, sort]);

  // Of the list shown, not of the text being typed.
  const searched = query.search !== undefined;
  const none = phase === 'ready' && items.length === 0;
  const createButton = (
    <ButtonLink to={create} look="strong">
      {t('shell.createProject')}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title={title}
        above={above}
        intro={!workspaceId && t('projects.intro')}
        // Kept during a search, so that the search field does not move.
        actions={
          (!none || searched) &&
          phase !== 'failed' && (
            <>
              {!workspaceId && <ExampleButton look="quiet" isShort />}
              <ImportButton workspaceId={workspaceId} />
              {createButton}
            </>
          )
        }
      />
      {!workspaceId && <LateInvitations />}
      <div className="flex flex-wrap gap-3">
        <TextField
          hideLabel
          type="search"
          className="min-w-0 flex-1 basis-64"
          label={t('projects.search')}
          placeholder={t('projects.search')}
          start={<Search aria-hidden size={20} className="shrink-0 text-muted" />}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <SelectField
          hideLabel
          className="max-desktop:basis-full desktop:w-52"
          label={t('projects.sort')}
          value={sort}
          options={sorts.map((value) => ({ value, label: t(`projects.by.${value}`) }))}
          onChange={setSort}
        />
      </div>
      <p role="status" className="sr-only">
        {phase === 'ready' && t('projects.found', { count: items.length })}
      </p>
      {phase === 'failed' && <FailureView error={error} onTryAgain={() => void loadProjects(projects.query)} />}
      {(phase === 'loading' || phase === 'idle') && <ProjectGridSkeleton />}
      {isShown && items.length > 0 && (
        <ProjectGrid
          projects={items}
          renderMenu={(project) => <ProjectMenu project={project} onChoose={(task) => setDoing({ task, project })} />}
        />
      )}
      {none && (
        <EmptyState
          title={t(searched ? 'empty.noResults' : 'empty.noContent')}
          text={t(searched ? 'projects.noResultsText' : 'projects.noContentText')}
          illustration={searched ? <SearchIllustration /> : <PotsIllustration />}
          action={
            !searched && (
              <div className="flex flex-wrap-reverse justify-center gap-3">
                {!workspaceId && <ExampleButton />}
                {!workspaceId && <ExampleButton look="quiet" isShort />}
                <ImportButton workspaceId={workspaceId} />
                {createButton}
              </div>
            )
          }
        />
      )}
      {isShown && nextCursor && (
        <Button className="self-center" busy={phase === 'more'} onClick={() => void loadMoreProjects()}>
          {t('projects.more')}
        </Button>
      )}
      {!workspaceId && phase === 'ready' && (
        <Link
          to={deletedProjectsPath}
          className="touch-room inline-flex items-center gap-2 self-start py-1 text-sm text-muted underline-offset-4 hover:underline"
        >
          <Trash aria-hidden size={16} />
          {t('deletedProjects.title')}
        </Link>
      )}
      {doing && (
        <ProjectTaskDialog {...doing} isOfWorkspace={workspaceId !== undefined} onClose={() => setDoing(null)} />
      )}
    </>
  );
}
