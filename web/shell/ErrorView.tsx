import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';

import { NetworkError } from '../api/NetworkError.ts';
import { FailureView } from './FailureView.tsx';
import { PageTitle } from './PageTitle.tsx';
import { reloadIfOutdated } from './reloadIfOutdated.ts';

/** In place of a screen that broke; the bar and the menu around it go on working. */
export function ErrorView() {
  const { t } = useTranslation();
  const error = useRouteError();
  const [unreachable, setUnreachable] = useState<NetworkError | null>(null);
  useEffect(() => {
    // The page goes on; whoever develops should still see what broke.
    reportError(error);
    void reloadIfOutdated().then((reached) => setUnreachable(reached ? null : new NetworkError(error)));
  }, [error]);

  async function tryAgain() {
    // Without a server the browser would put its own page in place of this one.
    if (await reloadIfOutdated()) window.location.reload();
    else setUnreachable(new NetworkError(error));
  }

  return (
    <>
      <PageTitle title={t('error.title')} />
      <FailureView error={unreachable} onTryAgain={() => void tryAgain()} />
    </>
  );
}
