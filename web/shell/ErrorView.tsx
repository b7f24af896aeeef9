import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';

import { FailureView } from './FailureView.tsx';
import { PageTitle } from './PageTitle.tsx';

/** In place of a screen that broke; the bar and the menu around it go on working. */
export function ErrorView() {
  const { t } = useTranslation();
  const error = useRouteError();
  useEffect(() => {
    // The page goes on; whoever develops should still see what broke.
    reportError(error);
  }, [error]);
  return (
    <>
      <PageTitle title={t('error.title')} />
      <FailureView onTryAgain={() => window.location.reload()} />
    </>
  );
}
