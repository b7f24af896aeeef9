import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { classNames } from '#web/components/classNames.ts';
import { LanguageSwitcher } from '#web/components/LanguageSwitcher.tsx';
import { Logo } from '#web/components/Logo.tsx';
import { useWithoutModel } from '#web/stores/useWithoutModel.ts';

interface EntryLayoutProps {
  children: ReactNode;
  /** What stands in the introduction; on phones it is shown for this alone. */
  door?: ReactNode;
  below?: ReactNode;
}

/** The page with the language switcher and without the bar; on wide screens beside an introduction to Filiz. */
export function EntryLayout({ children, door, below }: EntryLayoutProps) {
  const { t } = useTranslation();
  const isWithoutModel = useWithoutModel();
  return (
    <div className="grid min-h-svh grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <aside
        className={classNames(
          'flex-col justify-between bg-success-tonal text-on-success-tonal',
          door ? 'flex pb-8 lg:pb-12' : 'sticky top-0 hidden h-svh overflow-hidden lg:flex',
        )}
      >
        <div className="px-4 pt-6 lg:px-12 lg:pt-12">
          <Logo />
          <p className="mt-[7svh] max-w-md text-3xl font-bold tracking-tight text-balance lg:text-4xl">
            {t('account.promise')}
          </p>
          <p className="mt-4 text-lg">{t(isWithoutModel ? 'account.promiseMoreStarter' : 'account.promiseMore')}</p>
          {door}
        </div>
        {!door && (
          <svg aria-hidden="true" viewBox="0 0 480 300" className="w-full shrink-0 [@media(max-height:44rem)]:hidden">
            <use href="/growing.svg#growing" />
          </svg>
        )}
      </aside>
      <div className="flex flex-col">
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto flex w-full max-w-[512px] flex-1 flex-col justify-center px-4 py-10 outline-none"
        >
          {!door && (
            <div className="mx-auto mb-8 lg:hidden">
              <Logo />
            </div>
          )}
          {children}
        </main>
        <footer>
          <LanguageSwitcher />
        </footer>
      </div>
      {below}
    </div>
  );
}
