import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { Project } from '#engine/protocol/project.ts';

import { formatAgo, formatPercent } from '../i18n/formats.ts';
import { ProgressBar } from './ProgressBar.tsx';

/** A project in a list: what it is, how far it is, and when it was touched. */
export function ProjectCard({ project }: { project: Project }) {
  const { t } = useTranslation();
  const { saved, total } = project.progress;
  const fraction = total > 0 ? saved / total : 0;
  return (
    <Link
      to={`/project/${project.id}`}
      className="group flex h-full flex-col rounded-3xl border border-outline bg-raised p-6 transition-shadow hover:shadow-raised"
    >
      <span className="line-clamp-2 text-lg leading-snug font-bold wrap-anywhere group-hover:underline group-hover:underline-offset-4">
        {project.name}
      </span>
      <span className="mt-2 line-clamp-2 text-[15px] leading-relaxed wrap-anywhere text-muted">
        {project.description}
      </span>
      <span className="mt-auto block pt-6">
        <ProgressBar label={t('project.progress')} value={fraction} />
        <span className="mt-3 flex justify-between gap-4 text-sm text-muted">
          <span>{t('project.savedOf', { saved, total, percent: formatPercent(fraction) })}</span>
          <span className="whitespace-nowrap">{formatAgo(project.lastOpenedAt)}</span>
        </span>
      </span>
    </Link>
  );
}
