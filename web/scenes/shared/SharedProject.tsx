import { useCallback } from 'react';
import { Outlet, useParams } from 'react-router-dom';

import { sharedAddress } from '#web/api/shared.ts';
import { FailureView } from '#web/components/FailureView.tsx';
import { ImagesOf } from '#web/images/ImagesOf.tsx';
import { exampleToken } from '#web/paths.ts';
import { LoadingView } from '#web/shell/LoadingView.tsx';
import { useLoaded } from '#web/stores/useLoaded.ts';

import { DeadLink } from './DeadLink.tsx';
import { OpenedLink } from './OpenedLink.ts';
import { SharedFrame } from './SharedFrame.tsx';

/**
 * Opens the link that the address names, or the example where it names none, for every page of it. Search engines and
 * other sites are told nothing of it.
 */
export function Component() {
  const { token = exampleToken } = useParams();
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <Opening key={token} token={token} />
    </>
  );
}

function Opening({ token }: { token: string }) {
  const load = useCallback(() => OpenedLink.open(token), [token]);
  const { loaded, reload } = useLoaded(load);
  if (loaded.phase === 'loading') return <LoadingView />;
  if (loaded.phase === 'ready')
    return (
      <ImagesOf path={`${sharedAddress(token)}/images`}>
        <Outlet context={loaded.data} />
      </ImagesOf>
    );
  return (
    <SharedFrame>
      {loaded.phase === 'missing' ? (
        <DeadLink />
      ) : (
        <FailureView error={loaded.error} onTryAgain={() => void reload()} />
      )}
    </SharedFrame>
  );
}
