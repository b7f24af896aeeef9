import { useTranslation } from 'react-i18next';

import { ProgressBar } from '#web/components/ProgressBar.tsx';

/** How far the slides have been loaded, from 0 to 1. */
export function LoadingSlides({ done }: { done: number }) {
  const { t } = useTranslation();
  return (
    <div aria-busy className="grid min-h-full place-content-center gap-4 px-6 text-center text-muted">
      <p aria-hidden>{t('present.loading')}</p>
      <ProgressBar label={t('present.loading')} value={done} className="w-64 max-w-full" />
    </div>
  );
}
