import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import type { RelatedToolset, ToolsetState } from '#engine/protocol/project.ts';

import { StatusBadge } from '../../components/StatusBadge.tsx';
import { toolsetScreen } from '../../stores/toolset-document/toolsetScreen.ts';
import { toolsetPath } from './toolsetPath.ts';
import { useToolsetTitle } from './useToolsetTitle.ts';

/** The toolset's dependencies and dependents, with their statuses. */
export function DependenciesPanel({ server }: { server: ToolsetState }) {
  const { t } = useTranslation();
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
          <p className="text-sm leading-relaxed text-muted">{t('dependencies.notice')}</p>
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
        {related.map(({ id, required, status, stale }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-1.5">
            <span className="min-w-0">
              <Link
                to={toolsetPath(projectId, id)}
                className="inline-block py-0.5 text-base font-semibold underline-offset-4 hover:underline"
              >
                {titleOf(id)}
              </Link>
              {required && <span className="ml-2 text-xs text-muted">{t('dependencies.required')}</span>}
            </span>
            <StatusBadge status={status} stale={stale} />
          </li>
        ))}
      </ul>
    </div>
  );
}
