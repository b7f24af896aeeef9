import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, Outlet, useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { classNames } from '#web/components/classNames.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { settingsPath } from '#web/paths.ts';
import { definitions } from '#web/stores/definitions.ts';
import { useMay } from '#web/stores/useMay.ts';

/** The settings of a project: tabs for the toolsets of the set-up stage, and its other settings. */
export function Component() {
  const { id = '' } = useParams();
  const { t } = useTranslation();
  const language = useLanguage();
  const { summaries } = useSnapshot(definitions);
  const setup = summaries
    .filter(({ stage }) => stage === 'setup')
    .map((summary) => ({ path: summary.id, name: summary.shortTitle[language] }));
  const { manage } = useMay();
  const paths = ['access', 'delete', 'actions', 'history'] as const;
  const others = paths
    .filter((path) => manage || path !== 'delete')
    .map((path) => ({
      path,
      name: t(`settings.tab.${path}`),
    }));
  const tabs = useRef<HTMLElement>(null);
  // Scrolls the selected tab into view where not all tabs fit.
  useEffect(() => {
    const row = tabs.current;
    const open = row?.querySelector<HTMLElement>('[aria-current="page"]');
    if (row && open) row.scrollLeft = open.offsetLeft - (row.clientWidth - open.offsetWidth) / 2;
  });
  return (
    <div className="flex flex-col gap-6">
      <nav
        ref={tabs}
        aria-label={t('project.settings')}
        className="relative -mx-4 -my-1 flex gap-1 overflow-x-auto px-4 py-1"
      >
        {[...setup, ...others].map(({ path, name }) => (
          <NavLink
            key={path}
            to={settingsPath(id, path)}
            className={({ isActive }) =>
              classNames(
                'inline-flex min-h-11 items-center border-b-[3px] px-3 text-base whitespace-nowrap desktop:px-4',
                isActive
                  ? 'border-primary font-semibold'
                  : 'border-transparent text-muted hover:border-outline forced-colors:border-[Canvas]',
              )
            }
          >
            {name}
          </NavLink>
        ))}
      </nav>
      <Outlet />
    </div>
  );
}
