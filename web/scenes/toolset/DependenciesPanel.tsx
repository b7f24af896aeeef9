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

/** The toolset's dependencies and dependents, with their statuses. */
export function DependenciesPanel({ server }: { server: ToolsetState }) {
  const { t } = useTranslation();
  const { edit } = useMay();
  const { dependencies, dependents } = server;
  if (dependencies.length + dependents.length === 0) return null;
  return (
    <section aria-labelledby="dependencies" className="flex flex-col gap-5 rounded-3xl bg-raised p-5 shadow-raised">
      <h2 id="dependencies" className="text-lg font-bold">
        {t('dependencies.title')}
      </h2>
      {dependencies.length > 0 && <Related title={t('dependencies.needs')} related={dependencies} />}
      {dependents.length > 0 && (
        <>
          <Related title={t('dependencies.neededBy')} related={dependents} />
          {edit && <p className="text-sm leading-relaxed text-muted">{t('dependencies.notice')}</p>}
        </>
      )}
    </section>
  );
}

function Related({ title, related }: { title: string; related: readonly RelatedToolset[] }) {
  const { t } = useTranslation();
  const { projectId } = useSnapshot(toolsetScreen);
  const titleOf = useToolsetTitle();
  return (
    <div>
      <h3 className="text-sm font-semibold text-muted">{title}</h3>
      <ul className="mt-1">
        {related
          .map((status) => ({ ...status, mark: stepMark(status) }))
          .map(({ id, required, mark }) => (
            <li key={id} className="flex items-baseline gap-2.5 py-1.5">
              <StateMark state={mark} />
              <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
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
