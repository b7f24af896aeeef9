import LogOut from 'lucide-react/icons/log-out';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { classNames } from '#web/components/classNames.ts';
import { logoutPath } from '#web/paths.ts';
import { configuration } from '#web/stores/configuration.ts';

import { ThemeToggle } from './ThemeToggle.tsx';
import { userMenuEntries } from './userMenuEntries.ts';

const entryStyle = (isActive: boolean) =>
  classNames(
    'flex min-h-11 items-center gap-3 rounded-2xl px-4 text-base',
    isActive ? 'bg-primary-tonal font-semibold text-on-primary-tonal' : 'hover:bg-field',
  );

export function UserMenu({ onChoose }: { onChoose?: () => void }) {
  const { t } = useTranslation();
  const { current } = useSnapshot(configuration);
  return (
    <nav aria-label={t('shell.userMenu')} className="flex flex-col gap-1">
      {userMenuEntries(current?.payments !== 'none').map(({ key, to, Icon }) => (
        <NavLink key={key} to={to} end onClick={onChoose} className={({ isActive }) => entryStyle(isActive)}>
          <Icon aria-hidden size={20} />
          {t(`menu.${key}`)}
        </NavLink>
      ))}
      <hr className="my-2 border-outline" />
      <ThemeToggle />
      <NavLink to={logoutPath} onClick={onChoose} className={entryStyle(false)}>
        <LogOut aria-hidden size={20} />
        {t('menu.logout')}
      </NavLink>
    </nav>
  );
}
