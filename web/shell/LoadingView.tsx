import { useTranslation } from 'react-i18next';

import { Logo } from '#web/components/Logo.tsx';
import { Spinner } from '#web/components/Spinner.tsx';

export function LoadingView() {
  const { t } = useTranslation();
  return (
    <div role="status" className="grid min-h-svh place-content-center justify-items-center gap-5 text-muted">
      <Logo withName={false} mark="size-14" />
      <Spinner size={24} />
      <span className="sr-only">{t('state.loading')}</span>
    </div>
  );
}
