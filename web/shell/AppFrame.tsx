import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation, useMatch } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { LanguageSwitcher } from '../components/LanguageSwitcher.tsx';
import { session } from '../stores/session.ts';
import { focusHeading } from './focusHeading.ts';
import { lateDialog } from './lateDialog.tsx';
import { LoadingView } from './LoadingView.tsx';
import { TopBar } from './TopBar.tsx';

const AcceptTerms = lazy(async () => ({ default: (await import('../scenes/terms/AcceptTerms.tsx')).AcceptTerms }));
const SideMenu = lateDialog(async () => (await import('./SideMenu.tsx')).SideMenu);

/** Layout behind sign-in: top bar, page, and language switcher. */
export function Component() {
  const { t } = useTranslation();
  const { user } = useSnapshot(session);
  // The path on which the menu was opened; navigating closes it.
  const [menuPage, setMenuPage] = useState<string | null>(null);
  const { key: page } = useLocation();
  const loggingOut = useMatch('/user/logout') !== null;
  if (user && !user.termsAccepted && !loggingOut) {
    return (
      <Suspense fallback={<LoadingView />}>
        <AcceptTerms />
      </Suspense>
    );
  }
  return (
    <div className="flex min-h-svh flex-col">
      <a
        href="#main"
        // Skips the menu as well, which precedes the content on some pages.
        onClick={(event) => {
          event.preventDefault();
          window.scrollTo({ top: 0 });
          focusHeading();
        }}
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-xl focus:bg-raised focus:px-4 focus:py-3"
      >
        {t('shell.skipToContent')}
      </a>
      <TopBar fullName={user?.fullName ?? ''} onOpenMenu={() => setMenuPage(page)} />
      {menuPage === page && <SideMenu open onClose={() => setMenuPage(null)} />}
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-page flex-1 px-4 py-6 outline-none desktop:px-8 desktop:py-10"
      >
        <Outlet />
      </main>
      <footer className="flex flex-wrap items-center justify-center gap-x-4">
        <Link
          to="/user/help"
          className="inline-flex min-h-11 items-center rounded-full px-4 text-sm text-muted hover:bg-field"
        >
          {t('home.helpTitle')}
        </Link>
        <LanguageSwitcher />
      </footer>
    </div>
  );
}
