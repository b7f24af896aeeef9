import MenuIcon from 'lucide-react/icons/menu';
import Plus from 'lucide-react/icons/plus';
import UserRound from 'lucide-react/icons/user-round';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { buttonStyle } from '../components/buttonStyle.ts';
import { IconButton } from '../components/IconButton.tsx';
import { Logo } from '../components/Logo.tsx';
import { firstName } from '../stores/firstName.ts';

interface TopBarProps {
  fullName: string;
  onOpenMenu: () => void;
}

export function TopBar({ fullName, onOpenMenu }: TopBarProps) {
  const { t } = useTranslation();
  return (
    <header className="sticky low:static top-0 z-30 h-(--header-height) border-b border-outline bg-raised">
      <div className="mx-auto flex h-full max-w-page items-center gap-2 px-4 desktop:gap-4 desktop:px-8">
        <IconButton label={t('shell.openMenu')} aria-haspopup="dialog" className="desktop:hidden" onClick={onOpenMenu}>
          <MenuIcon aria-hidden size={24} />
        </IconButton>
        <Link to="/" aria-label={t('shell.homeLink')} className="mr-auto inline-flex rounded-xl">
          <Logo />
        </Link>
        <Link to="/create-project" className={buttonStyle({ look: 'tonal' }, 'max-desktop:px-3.5')}>
          <Plus aria-hidden size={20} />
          <span className="max-desktop:sr-only">{t('shell.createProject')}</span>
        </Link>
        <Link
          to="/user/home"
          aria-label={t('shell.userLink', { name: firstName(fullName) })}
          className={buttonStyle({ look: 'quiet' }, 'max-desktop:px-3.5 desktop:px-4')}
        >
          <UserRound aria-hidden size={22} />
          <span className="max-desktop:sr-only">{firstName(fullName)}</span>
        </Link>
      </div>
    </header>
  );
}
