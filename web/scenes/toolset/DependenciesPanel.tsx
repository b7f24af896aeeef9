import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { stepMark } from '#engine/progress/stepMark.ts';
import type { RelatedToolset, ToolsetState } from '#engine/protocol/project.ts';
import { StateMark } from '#web/components/StateMark.tsx';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';
import { useMay } from '#web/stores/useMay.ts';
import { describeMark } from '#web/toolsets/describeMark.ts';
import { toolsetPath } from '#web/toolsets/toolsetPath.ts';
import { useToolsetTitle } from '#web/toolsets/useToolsetTitle.ts';

/** How many toolsets this one is made from and used by, in a line that opens: which, with their states. */
export function DependenciesPanel({ server }: { server: ToolsetState }) {
  const { t } = useTranslation();
  const { edit } = useMay();
  const { dependencies, dependents } = server;
  if (dependencies.length + dependents.length === 0) return null;
  const counts = [
    dependencies.length > 0 && t('dependencies.madeFrom', { count: dependencies.length }),
    dependents.length > 0 && t('dependencies.usedBy', { count: dependents.length }),
  ];
  return (
    <details className="group/dependencies rounded-2xl border border-outline bg-raised">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-x-3 rounded-2xl px-5 py-2 text-sm [&::-webkit-details-marker]:hidden">
        <h2 className="sr-only">{t('dependencies.title')}</h2>
        <span className="min-w-0 flex-1 font-medium text-muted">{counts.filter(Boolean).join(' · ')}</span>
        <ChevronDown
          aria-hidden
          size={20}
          className="shrink-0 text-muted transition-transform group-open/dependencies:rotate-180"
        />
      </summary>
      <div className="flex flex-wrap gap-x-12 gap-y-5 px-5 pt-1 pb-5">
        {dependencies.length > 0 && <Related title={t('dependencies.needs')} related={dependencies} />}
        {dependents.length > 0 && <Related title={t('dependencies.neededBy')} related={dependents} />}
        {dependents.length > 0 && edit && (
          <p className="basis-full text-sm leading-relaxed text-muted">{t('dependencies.notice')}</p>
        )}
      </div>
    </details>
  );
}

function Related({ title, related }: { title: string; related: readonly RelatedToolset[] }) {
  const { t } = useTranslation();
  const { projectId } = useSnapshot(toolsetScreen);
  const titleOf = useToolsetTitle();
  return (
    <div className="min-w-0 flex-1 basis-52">
      <h3 className="text-sm font-semibold text-muted">{title}</h3>
      <ul className="mt-1">
        {related
          .map((status) => ({ ...status, mark: stepMark(status) }))
          .map(({ id, required, mark }) => (
            <li key={id} className="flex items-baseline gap-2.5 py-1.5">
              <StateMark state={mark} />
              <span className="flex min-w-0 flex-wrap items-baseline gap-x-3">
                <Link
                  to={toolsetPath(projectId, id)}
                  className="inline-block py-0.5 text-row font-medium underline-offset-4 hover:underline"
                >
                  {titleOf(id)}
                </Link>
                <span className="text-xs text-muted">
                  <span className={mark === 'saved' ? 'sr-only' : undefined}>{describeMark(mark, t)}</span>
                  {required && mark !== 'saved' && ' · '}
                  {required && t('dependencies.required')}
                </span>
              </span>
            </li>
          ))}
      </ul>
    </div>
  );
}
