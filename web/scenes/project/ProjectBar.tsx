import ChevronRight from 'lucide-react/icons/chevron-right';
import Coins from 'lucide-react/icons/coins';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useMatch } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { classNames } from '../../components/classNames.ts';
import { formatNumber } from '../../i18n/formats.ts';
import { configuration } from '../../stores/configuration.ts';
import { project } from '../../stores/project.ts';

const tab = ({ isActive }: { isActive: boolean }) =>
  classNames(
    'inline-flex min-h-10 items-center rounded-full px-4 text-[15px]',
    isActive ? 'bg-primary-tonal font-semibold text-on-primary-tonal' : 'text-muted hover:bg-field',
  );

/** Which project this is, its two sides (path and settings), and what is left to spend. */
export function ProjectBar() {
  const { t } = useTranslation();
  const { current, id } = useSnapshot(project);
  const { balance } = useSnapshot(configuration);
  const onPath = useMatch('/project/:id') !== null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-outline pb-4">
      <div className="flex min-w-0 flex-1 basis-48 items-center gap-2 text-[15px]">
        <Link to="/user/projects" className="shrink-0 py-1 text-muted underline-offset-4 hover:underline">
          {t('menu.projects')}
        </Link>
        {!onPath && (
          <>
            <ChevronRight aria-hidden size={16} className="shrink-0 text-muted" />
            <Link to={`/project/${id}`} className="truncate py-1 font-semibold underline-offset-4 hover:underline">
              {current?.name}
            </Link>
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
          className="hidden min-h-10 items-center gap-2 rounded-full px-3 text-[15px] text-muted hover:bg-field desktop:inline-flex"
        >
          <Coins aria-hidden size={18} />
          {t('balance.tokens', { count: balance.balance, amount: formatNumber(balance.balance) })}
        </Link>
      )}
    </div>
  );
}
