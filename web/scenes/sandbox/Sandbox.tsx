import { useCallback } from 'react';
import { useParams } from 'react-router-dom';

import { fetchSandboxPage } from '#web/api/sandbox.ts';
import { FailureView } from '#web/components/FailureView.tsx';
import { SkeletonPage } from '#web/components/Skeleton.tsx';
import { useLoaded } from '#web/stores/useLoaded.ts';

import { PaymentPage } from './PaymentPage.tsx';
import { SandboxFrame } from './SandboxFrame.tsx';
import { UnknownPage } from './UnknownPage.tsx';

/** The payment page of the sandbox gateway; whoever has its address may pay. */
export function Component() {
  const { token = '' } = useParams();
  const load = useCallback(() => fetchSandboxPage(token), [token]);
  const { loaded, reload } = useLoaded(load);
  return (
    <SandboxFrame>
      {loaded.phase === 'loading' && <SkeletonPage />}
      {loaded.phase === 'ready' && <PaymentPage key={token} token={token} opened={loaded.data} />}
      {loaded.phase === 'missing' && <UnknownPage />}
      {loaded.phase === 'failed' && <FailureView error={loaded.error} onTryAgain={() => void reload()} />}
    </SandboxFrame>
  );
}
