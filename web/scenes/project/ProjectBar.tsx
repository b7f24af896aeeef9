import ArrowLeft from 'lucide-react/icons/arrow-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Coins from 'lucide-react/icons/coins';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useMatch } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { ExampleBadge } from '../../components/ExampleBadge.tsx';
import { classNames } from '../../components/classNames.ts';
import { formatNumber } from '../../i18n/formats.ts';
import { configuration } from '../../stores/configuration.ts';
import { project } from '../../stores/project.ts';

const tab = ({ isActive }: { isActive: boolean }) =>
  classNames(
    'inline-flex min-h-10 items-center rounded-full px-4 text-base max-desktop:min-h-11',
    isActive ? 'bg-primary-tonal font-semibold text-on-primary-tonal' : 'text-muted hover:bg-field',
  );

/** The project's name, links to its path and settings, and the balance. */
export function ProjectBar() {
  const { t } = useTranslation();
  const { current, id } = useSnapshot(project);
  const { balance } = useSnapshot(configuration);
  const onPath = useMatch('/project/:id') !== null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-outline pb-3">
      <div
        className={classNames(
          'flex min-w-0 flex-1 items-center gap-2',
          onPath ? 'basis-20' : 'basis-28 desktop:basis-64',
        )}
      >
        <Link
          to="/user/projects"
          className={classNames(
            'inline-flex min-h-10 shrink-0 items-center text-muted underline-offset-4 hover:underline',
            !onPath && 'max-desktop:hidden',
          )}
        >
          {t('menu.projects')}
        </Link>
        {!onPath && (
          <>
            <ChevronRight aria-hidden size={16} className="shrink-0 text-muted max-desktop:hidden" />
            {/* On a phone there is room for one step back. */}
            <Link
              to={`/project/${id}`}
              className="flex min-h-10 min-w-0 items-center gap-2 font-semibold underline-offset-4 hover:underline"
            >
              <ArrowLeft aria-hidden size={18} className="shrink-0 text-muted desktop:hidden" />
              <span className="truncate">{current?.name}</span>
            </Link>
            {current?.isExample && (
              <span className="max-desktop:hidden">
                <ExampleBadge />
              </span>
            )}
          </>
        )}
      </div>
      <nav aria-label={t('project.navigation')} className="flex gap-1">
        <NavLink to={`/project/${id}`} end className={tab}>
          {t('project.path')}
        </NavLink>
        <NavLink to={`/project/${id}/settings`} className={tab}>
          {t('project.settings')}
        </NavLink>
      </nav>
      {balance && (
        <Link
          to="/user/balance"
          className="hidden min-h-10 items-center gap-2 rounded-full px-3 text-base text-muted hover:bg-field desktop:inline-flex"
        >
          <Coins aria-hidden size={18} />
          {t('balance.tokens', { count: balance.balance, amount: formatNumber(balance.balance) })}
        </Link>
      )}
    </div>
  );
}
