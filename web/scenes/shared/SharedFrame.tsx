import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { classNames } from '#web/components/classNames.ts';
import { LanguageSwitcher } from '#web/components/LanguageSwitcher.tsx';
import { Logo } from '#web/components/Logo.tsx';
import { writtenLang } from '#web/i18n/WrittenIn.ts';
import { brandLine } from '#web/images/brandLine.ts';
import { BrandLogo } from '#web/images/BrandLogo.tsx';
import { exampleToken, homePath, loginPath, projectsPath, registerPath, sharedPath } from '#web/paths.ts';
import { ThemeToggle } from '#web/shell/ThemeToggle.tsx';
import { session } from '#web/stores/session.ts';

import type { OpenedLink } from './OpenedLink.ts';

/** The quiet frame of what a link shows: whose project it is, and a way to an account of one's own. */
export function SharedFrame({ link, children }: { link?: OpenedLink; children: ReactNode }) {
  const { t } = useTranslation();
  const { user } = useSnapshot(session);
  const brand = link?.project.brand;
  // Where it is only said for whom, the frame stays the product's.
  const named = brand?.company || brand?.logo ? brand : null;
  const line = brandLine(brand?.colour, 'transparent');
  return (
    <div className="flex min-h-svh flex-col">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-xl focus:bg-raised focus:px-4 focus:py-3"
      >
        {t('shell.skipToContent')}
      </a>
      <header className="border-b border-outline bg-raised">
        <div className="mx-auto flex min-h-16 max-w-page items-center gap-3 px-4 py-2 desktop:gap-5 desktop:px-8">
          {named ? (
            <p className="flex max-w-1/3 shrink-0 items-center gap-3 font-semibold">
              <BrandLogo brand={named} isNamedBeside className="h-9 max-w-24 rounded-md p-0.5 desktop:max-w-44" />
              <span className={classNames('truncate', named.logo !== null && 'max-desktop:sr-only')}>
                {named.company}
              </span>
            </p>
          ) : (
            <Link
              to={homePath}
              aria-label={t('shared.homeLink')}
              className={classNames('inline-flex shrink-0 rounded-xl', link && 'max-desktop:[&_.font-name]:hidden')}
            >
              <Logo mark="size-9" />
            </Link>
          )}
          <div className={classNames('mr-auto min-w-0', link && 'border-outline desktop:border-l desktop:pl-5')}>
            {link && (
              <>
                <Link
                  to={sharedPath(link.token)}
                  lang={writtenLang(link.project.language)}
                  className="block truncate font-semibold underline-offset-4 hover:underline"
                >
                  {link.project.name}
                </Link>
                {brand?.client && (
                  <p className="truncate text-sm max-desktop:hidden">{t('shared.madeFor', { name: brand.client })}</p>
                )}
                <p className="text-sm text-muted">
                  {link.token === exampleToken
                    ? t('shared.example')
                    : t('shared.readOnlyBy', { owner: link.project.ownerName })}
                </p>
              </>
            )}
          </div>
          <ButtonLink look="quiet" size="small" className="shrink-0" to={user ? projectsPath : loginPath}>
            {t(user ? 'invitation.toProjects' : 'account.login')}
          </ButtonLink>
          {!user && (
            <ButtonLink size="small" className="shrink-0 max-desktop:hidden" to={registerPath}>
              {t('account.createAccount')}
            </ButtonLink>
          )}
        </div>
        {line && <div aria-hidden style={line.style} className={classNames('h-1', line.className)} />}
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-page min-w-0 flex-1 px-4 py-6 outline-none desktop:px-8 desktop:py-10"
      >
        {children}
      </main>
      <footer className="flex flex-wrap items-center justify-center gap-x-6">
        <LanguageSwitcher />
        <ThemeToggle />
        {named && (
          <Link
            to={homePath}
            className="inline-flex min-h-11 items-center text-sm text-muted underline-offset-4 hover:underline"
          >
            {t('shared.madeWith')}
          </Link>
        )}
      </footer>
    </div>
  );
}
