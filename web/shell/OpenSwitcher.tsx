import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { listProjects } from '#web/api/projects.ts';
import { ExampleBadge } from '#web/components/ExampleBadge.tsx';
import type { FromButton } from '#web/components/lateFromButton.tsx';
import { Skeleton } from '#web/components/Skeleton.tsx';
import { writtenLang } from '#web/i18n/WrittenIn.ts';
import { projectPath, projectsPath } from '#web/paths.ts';
import { useLoaded } from '#web/stores/useLoaded.ts';

// The open one, which is among the latest, is left out.
const limit = 9;
const row = 'flex min-h-11 items-center gap-2 rounded-xl px-3 text-base no-underline data-focus:bg-field';

/** The projects that were opened last, and the way to all of them. */
export function OpenSwitcher({ button, shown, projectId }: FromButton & { projectId: string }) {
  const { t } = useTranslation();
  const load = useCallback((signal: AbortSignal) => listProjects({ sort: 'recent', limit }, signal), []);
  const { loaded } = useLoaded(load);
  const others = loaded.phase === 'ready' ? loaded.data.data.filter(({ id }) => id !== projectId) : [];
  return (
    <Menu>
      <MenuButton {...button}>{shown}</MenuButton>
      <MenuItems
        anchor={{ to: 'bottom start', gap: 4 }}
        modal={false}
        className="z-[47] w-72 animate-drop rounded-2xl border border-outline bg-raised p-1.5 shadow-overlay focus:outline-none"
      >
        {/* The keys begin at the first entry, so that none comes before all are there. */}
        {loaded.phase === 'loading' && <Skeleton className="m-3 h-5" />}
        {others.map(({ id, name, language, isExample }) => (
          <MenuItem key={id}>
            <Link to={projectPath(id)} className={row}>
              <span lang={writtenLang(language)} className="min-w-0 flex-1 truncate">
                {name}
              </span>
              {isExample && <ExampleBadge />}
            </Link>
          </MenuItem>
        ))}
        {loaded.phase !== 'loading' && (
          <MenuItem>
            <Link to={projectsPath} className={`${row} font-semibold text-primary`}>
              {t('home.allProjects')}
            </Link>
          </MenuItem>
        )}
      </MenuItems>
    </Menu>
  );
}
