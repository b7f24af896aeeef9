import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import type { ToolsetSummary } from '#engine/protocol/toolset.ts';
import { StateMark } from '#web/components/StateMark.tsx';
import { project } from '#web/stores/project.ts';
import { describeMark } from '#web/toolsets/describeMark.ts';
import { useToolsetMarks } from '#web/toolsets/useToolsetMarks.ts';
import { useToolsetTitle } from '#web/toolsets/useToolsetTitle.ts';

/** What a toolset is drafted from: those of its dependencies that have content. */
export function BuildsOn({ summary: { dependsOn } }: { summary: ToolsetSummary }) {
  const { t } = useTranslation();
  const { toolsets } = useSnapshot(project);
  const titleOf = useToolsetTitle();
  const markOf = useToolsetMarks();
  const filled = dependsOn.filter(({ id }) => toolsets.some((status) => status.id === id && status.status !== 'empty'));
  if (filled.length === 0) return null;
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-label">
      <p id="builds-on" className="text-muted">
        {t('project.buildsOn')}
      </p>
      <ul aria-labelledby="builds-on" className="contents">
        {filled.map(({ id }) => (
          <li key={id} className="flex items-center gap-2 font-medium">
            <StateMark state={markOf(id)} />
            {titleOf(id)}
            <span className="sr-only">({describeMark(markOf(id), t)})</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
