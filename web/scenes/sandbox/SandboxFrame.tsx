import FlaskConical from 'lucide-react/icons/flask-conical';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { LanguageSwitcher } from '#web/components/LanguageSwitcher.tsx';
import { Logo } from '#web/components/Logo.tsx';
import { Notice } from '#web/components/Notice.tsx';

/** The page without the bar. Whatever it shows, it says first that no money moves. */
export function SandboxFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="flex min-h-svh flex-col">
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-[60rem] flex-1 flex-col px-4 py-8 outline-none desktop:px-8 desktop:py-12"
      >
        <Logo />
        <div className="mt-6 mb-8 desktop:mb-10">
          <Notice kind="advice" icon={<FlaskConical aria-hidden size={20} />} title={t('sandbox.noMoney')}>
            {t('sandbox.noMoneyText')}
          </Notice>
        </div>
        {children}
      </main>
      <footer>
        <LanguageSwitcher />
      </footer>
    </div>
  );
}
