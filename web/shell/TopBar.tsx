import MenuIcon from 'lucide-react/icons/menu';
import Plus from 'lucide-react/icons/plus';
import UserRound from 'lucide-react/icons/user-round';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { buttonStyle } from '#web/components/buttonStyle.ts';
import { classNames } from '#web/components/classNames.ts';
import { IconButton } from '#web/components/IconButton.tsx';
import { Logo } from '#web/components/Logo.tsx';
import { accountPath, createProjectPath, homePath } from '#web/paths.ts';
import { firstName } from '#web/stores/firstName.ts';

import { LateBell } from './notifications/LateBell.tsx';
import { ProjectCrumbs } from './ProjectCrumbs.tsx';
import { SearchButton } from './SearchButton.tsx';

interface TopBarProps {
  fullName: string;
  /** Of the open project: the bar scrolls away, and phones have another. */
  projectId?: string | undefined;
  onOpenMenu: () => void;
  onSearch: () => void;
}

export function TopBar({ fullName, projectId, onOpenMenu, onSearch }: TopBarProps) {
  const { t } = useTranslation();
  return (
    <header
      className={classNames(
        'h-(--header-height) border-b border-outline bg-raised',
        projectId === undefined ? 'sticky low:relative top-0 z-30' : 'relative z-30 max-desktop:hidden',
      )}
    >
      <div
        className={classNames(
          'flex h-full items-center gap-2 px-4 max-[359px]:gap-1 max-[359px]:px-2 desktop:gap-4',
          projectId === undefined ? 'mx-auto max-w-page desktop:px-8' : 'desktop:px-6',
        )}
      >
        <IconButton label={t('shell.openMenu')} aria-haspopup="dialog" className="desktop:hidden" onClick={onOpenMenu}>
          <MenuIcon aria-hidden size={24} />
        </IconButton>
        <Link
          to={homePath}
          aria-label={t('shell.homeLink')}
          className="inline-flex shrink-0 rounded-xl max-[359px]:[&_.font-name]:hidden"
        >
          <Logo />
        </Link>
        <div className={classNames('mr-auto min-w-0', projectId !== undefined && 'ml-8 lg:ml-[9.5rem]')}>
          {projectId !== undefined && <ProjectCrumbs projectId={projectId} />}
        </div>
        <SearchButton onOpen={onSearch} />
        <LateBell media={projectId === undefined ? 'all' : '(min-width: 820px)'} />
        <Link to={createProjectPath} className={buttonStyle({ look: 'tonal' }, 'shrink-0 max-desktop:px-3.5')}>
          <Plus aria-hidden size={20} />
          <span className="max-desktop:sr-only">{t('shell.createProject')}</span>
        </Link>
        <Link
          to={accountPath}
          aria-label={t('shell.userLink', { name: firstName(fullName) })}
          className={buttonStyle({ look: 'quiet' }, 'max-desktop:px-3.5 desktop:px-4')}
        >
          <UserRound aria-hidden size={22} />
          <span translate="no" className="max-desktop:sr-only">
            {firstName(fullName)}
          </span>
        </Link>
      </div>
    </header>
  );
}
