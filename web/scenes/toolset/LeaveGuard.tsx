import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { lateDialog } from '#web/components/lateDialog.tsx';
import { loginPath } from '#web/paths.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';

const loadDialog = async () => (await import('./LeaveDialog.tsx')).LeaveDialog;
const LeaveDialog = lateDialog(loadDialog);

/** Asks before unsaved changes are left, by navigation or by closing the tab. */
export function LeaveGuard() {
  const { dirty } = useSnapshot(toolsetScreen);
  // Reads the store and not the snapshot: a save may have ended since the last render.
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    return (
      toolsetScreen.dirty && currentLocation.pathname !== nextLocation.pathname && nextLocation.pathname !== loginPath
    );
  });

  useEffect(() => {
    if (!dirty) return undefined;
    // Now, since it must be there even when the connection breaks.
    void loadDialog().catch(() => {});
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);

  if (blocker.state !== 'blocked') return null;
  return <LeaveDialog onClose={() => blocker.reset()} onLeave={() => blocker.proceed()} />;
}
