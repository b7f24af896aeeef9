import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';

import { NetworkError } from '#web/api/NetworkError.ts';
import { FailureView } from '#web/components/FailureView.tsx';
import { PageTitle } from '#web/components/PageTitle.tsx';

import { reloadIfOutdated } from './reloadIfOutdated.ts';

/** Error boundary of a page; bar and menu around it keep working. */
export function ErrorView() {
  const { t } = useTranslation();
  const error = useRouteError();
  const [unreachable, setUnreachable] = useState<NetworkError | null>(null);
  useEffect(() => {
    // The boundary has caught the error; this still shows it in the console.
    reportError(error);
    void reloadIfOutdated().then((reached) => setUnreachable(reached ? null : new NetworkError(error)));
  }, [error]);

  async function tryAgain() {
    // Without a server, reloading would show the browser's error page.
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
