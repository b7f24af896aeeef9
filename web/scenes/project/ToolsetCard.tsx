import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import type { ToolsetStatus } from '#engine/protocol/project.ts';
import type { ToolsetSummary } from '#engine/protocol/toolset.ts';

import { Spinner } from '../../components/Spinner.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { ToolsetIcon } from '../../components/ToolsetIcon.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { project } from '../../stores/project.ts';
import { projectGeneration } from '../../stores/projectGeneration.ts';
import { toolsetPath } from '../toolset/toolsetPath.ts';
import { useToolsetTitle } from '../toolset/useToolsetTitle.ts';

interface ToolsetCardProps {
  summary: ToolsetSummary;
  status: ToolsetStatus | undefined;
}

export function ToolsetCard({ summary, status }: ToolsetCardProps) {
  const { t } = useTranslation();
  const { id: projectId } = useSnapshot(project);
  const running = useSnapshot(projectGeneration);
  const titleOf = useToolsetTitle();
  const language = useLanguage();
  const isWriting = running.id !== null && running.run?.progress.current === summary.id;
  const missing = status?.status === 'empty' ? status.missing : [];
  return (
    <Link
      to={toolsetPath(projectId ?? '', summary.id)}
      className="group grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-3 rounded-2xl border border-outline bg-raised p-4 transition-shadow hover:shadow-raised desktop:grid-cols-[auto_minmax(0,1fr)_auto] desktop:p-5"
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-xl bg-field text-primary">
        <ToolsetIcon name={summary.icon} />
      </span>
      <span>
        <span className="block text-lg font-bold group-hover:underline group-hover:underline-offset-4">
          {titleOf(summary.id)}
        </span>
        <span className="mt-0.5 block text-base leading-relaxed text-muted">{summary.description[language]}</span>
        {missing.length > 0 && (
          <span className="mt-1.5 block text-sm font-medium text-tertiary">
            {t('project.needs', { toolsets: new Intl.ListFormat(language).format(missing.map(titleOf)) })}
          </span>
        )}
      </span>
      <span className="max-desktop:col-start-2">
        {isWriting ? (
          <span role="status" className="inline-flex items-center gap-2 text-sm font-semibold text-secondary">
            <Spinner size={16} />
            {t('status.writing')}
          </span>
        ) : (
          status && <StatusBadge status={status.status} stale={status.stale} />
        )}
      </span>
    </Link>
  );
}
