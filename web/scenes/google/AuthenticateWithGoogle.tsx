import { useTranslation } from 'react-i18next';

import { ButtonLink } from '../../components/ButtonLink.tsx';
import { PageTitle } from '../../shell/PageTitle.tsx';

/** The address the identity provider sends people back to. Here no provider is set up, so nobody can have been sent. */
export function Component() {
  const { t } = useTranslation();
  return (
    <main id="main" className="mx-auto grid min-h-svh max-w-lg place-content-center gap-6 px-4 text-center">
      <PageTitle title={t('google.title')} />
      <h1 tabIndex={-1} className="text-2xl font-bold outline-none">
        {t('google.title')}
      </h1>
      <p className="leading-relaxed text-muted">{t('google.notAvailable')}</p>
      <div>
        <ButtonLink to="/login">{t('account.backToLogin')}</ButtonLink>
      </div>
    </main>
  );
}
