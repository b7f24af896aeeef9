import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { savedShare } from '#engine/progress/countSteps.ts';
import type { Project } from '#engine/protocol/project.ts';
import { formatAgo, formatPercent } from '#web/i18n/formats.ts';
import { writtenLang } from '#web/i18n/WrittenIn.ts';
import { projectPath } from '#web/paths.ts';

import { ExampleBadge } from './ExampleBadge.tsx';
import { ProgressBar } from './ProgressBar.tsx';

interface ProjectCardProps {
  project: Project;
  menu?: ReactNode;
  picture?: ReactNode;
}

/** A project in a list: description, progress and last change. The link covers the whole card. */
export function ProjectCard({ project, menu, picture }: ProjectCardProps) {
  const { t } = useTranslation();
  const { saved, generated, starters, total } = project.progress;
  const drafts = generated - starters;
  const waiting = [
    drafts > 0 && t('projects.drafts', { count: drafts }),
    starters > 0 && t('projects.starters', { count: starters }),
  ].filter((words) => words !== false);
  const lang = writtenLang(project.language);
  const fraction = savedShare(project.progress);
  return (
    <div className="group relative flex h-full flex-col rounded-3xl border border-outline bg-raised p-6 transition-shadow hover:shadow-raised">
      {picture && <div className="mb-4">{picture}</div>}
      <div className="flex items-start gap-2">
        <Link
          to={projectPath(project.id)}
          lang={lang}
          className="line-clamp-2 flex-1 text-lg font-bold wrap-anywhere outline-none group-hover:underline group-hover:underline-offset-4 after:absolute after:inset-0 after:rounded-3xl focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
        >
          {project.name}
        </Link>
        {project.isExample && <ExampleBadge />}
        {menu && <div className="relative -mt-2 -mr-3">{menu}</div>}
      </div>
      <p lang={lang} className="mt-2 line-clamp-2 text-base leading-relaxed wrap-anywhere text-muted">
        {project.description}
      </p>
      {project.owner && (
        <p className="mt-3 text-sm font-medium wrap-anywhere">
          {t('projects.sharedBy', { name: project.owner.fullName, role: t(`role.${project.role}`) })}
        </p>
      )}
      <div className="mt-auto pt-6 text-sm text-muted">
        <p className="mb-2 flex justify-between gap-4">
          {t('project.stageSaved', { saved, total })}
          <span aria-hidden className="tabular-nums">
            {formatPercent(fraction)}
          </span>
        </p>
        <ProgressBar label={t('project.progress')} value={fraction} />
        <p className="mt-3 flex flex-wrap justify-between gap-x-4 gap-y-1">
          <span className="inline-block first-letter:uppercase">
            {t('projects.opened', { ago: formatAgo(project.lastOpenedAt) })}
          </span>
          {waiting.length > 0 && <span className="font-semibold text-secondary">{waiting.join(' · ')}</span>}
        </p>
      </div>
    </div>
  );
}
