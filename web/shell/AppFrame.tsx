import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { LanguageSwitcher } from '../components/LanguageSwitcher.tsx';
import { session } from '../stores/session.ts';
import { TopBar } from './TopBar.tsx';

const SideMenu = lazy(async () => ({ default: (await import('./SideMenu.tsx')).SideMenu }));

/** Everything that a signed-in person sees: the bar, the screen, and below it the languages. */
export function Component() {
  const { t } = useTranslation();
  const { user } = useSnapshot(session);
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <div className="flex min-h-svh flex-col">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-xl focus:bg-raised focus:px-4 focus:py-3"
      >
        {t('shell.skipToContent')}
      </a>
      <TopBar fullName={user?.fullName ?? ''} onOpenMenu={() => setMenuOpen(true)} />
      {menuOpen && (
        <Suspense>
          <SideMenu open onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-[1280px] flex-1 px-4 py-6 outline-none desktop:px-8 desktop:py-10"
      >
        <Outlet />
      </main>
      <footer>
        <LanguageSwitcher />
      </footer>
    </div>
  );
}
