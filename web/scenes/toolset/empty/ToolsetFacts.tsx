import ArrowRight from 'lucide-react/icons/arrow-right';
import Clock from 'lucide-react/icons/clock-3';
import GitBranch from 'lucide-react/icons/git-branch';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';
import { toolsetPath } from '#web/toolsets/toolsetPath.ts';
import { useToolsetTitle } from '#web/toolsets/useToolsetTitle.ts';

interface ToolsetFactsProps {
  minutes: number | undefined;
  /** Inputs without which nothing can be drafted. */
  missing: readonly string[];
}

/** How long a toolset takes and what it stands between; where inputs are missing, which. */
export function ToolsetFacts({ minutes, missing }: ToolsetFactsProps) {
  const { t } = useTranslation();
  const { projectId, server } = useSnapshot(toolsetScreen);
  const titleOf = useToolsetTitle();
  const from = server?.dependencies.find(({ required }) => required) ?? server?.dependencies[0];
  const to = server?.dependents.find(({ required }) => required) ?? server?.dependents[0];
  return (
    <ul className="mt-5 flex flex-wrap justify-center gap-x-5 gap-y-2 text-label font-medium text-muted empty:hidden">
      {missing.length > 0 ? (
        <Fact icon={<GitBranch aria-hidden size={16} />}>
          {t('toolset.empty.needsFirst')}{' '}
          {missing.map((id, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <Link to={toolsetPath(projectId, id)} className="font-semibold text-text underline underline-offset-4">
                {titleOf(id)}
              </Link>
            </span>
          ))}
        </Fact>
      ) : (
        <>
          {minutes !== undefined && (
            <Fact icon={<Clock aria-hidden size={16} />}>{t('toolset.empty.minutes', { count: minutes })}</Fact>
          )}
          {from && (
            <Fact icon={<GitBranch aria-hidden size={16} />}>
              {t('toolset.empty.buildsOn', { toolset: titleOf(from.id) })}
            </Fact>
          )}
        </>
      )}
      {to && (
        <Fact icon={<ArrowRight aria-hidden size={16} />}>{t('toolset.empty.feeds', { toolset: titleOf(to.id) })}</Fact>
      )}
    </ul>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="inline-flex items-center gap-2 text-left">
      <span className="shrink-0">{icon}</span>
      <span>{children}</span>
    </li>
  );
}
