import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { ExampleBadge } from '#web/components/ExampleBadge.tsx';
import { writtenLang } from '#web/i18n/WrittenIn.ts';
import { projectPath, projectsPath } from '#web/paths.ts';
import { project } from '#web/stores/project.ts';

import { LateProjectSwitcher } from './LateProjectSwitcher.tsx';

/** The way from all projects to the open one. */
export function ProjectCrumbs({ projectId }: { projectId: string }) {
  const { t } = useTranslation();
  const { current, id } = useSnapshot(project);
  const name = id === projectId ? current?.name : undefined;
  return (
    <nav aria-label={t('shell.crumbs')} className="flex min-w-0 items-center gap-2 text-sm font-medium">
      <Link to={projectsPath} className="py-2 text-muted underline-offset-4 hover:underline">
        {t('menu.projects')}
      </Link>
      {name !== undefined && (
        <>
          <ChevronRight aria-hidden size={16} className="shrink-0 text-muted" />
          <Link
            to={projectPath(projectId)}
            lang={writtenLang(current?.language)}
            className="truncate py-2 font-semibold underline-offset-4 hover:underline"
          >
            {name}
          </Link>
          {current?.isExample && <ExampleBadge />}
          <LateProjectSwitcher projectId={projectId} />
        </>
      )}
    </nav>
  );
}
