import { useEffect, useEffectEvent, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { lateDialog } from '#web/components/lateDialog.ts';
import { withWords } from '#web/i18n/withWords.ts';
import { loginPath } from '#web/paths.ts';
import { isSavedByItself } from '#web/stores/toolset-document/isSavedByItself.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';

const loadDialog = withWords('editing', async () => (await import('./LeaveDialog.tsx')).LeaveDialog);
const LeaveDialog = lateDialog(loadDialog);

/**
 * Asks before unsaved changes are left, by navigation or by closing the tab. Where they are saved by themselves, that
 * is done instead, and it asks only about what could not be.
 */
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
    const ask = (event: BeforeUnloadEvent) => {
      void saveNow();
      event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);

  useEffect(() => {
    const saveHidden = () => document.visibilityState === 'hidden' && void saveNow();
    document.addEventListener('visibilitychange', saveHidden);
    return () => document.removeEventListener('visibilitychange', saveHidden);
  }, []);

  const [isAsking, setIsAsking] = useState(false);
  const leave = useEffectEvent(async () => {
    if (await saveNow()) blocker.proceed?.();
    else setIsAsking(true);
  });
  const isBlocked = blocker.state === 'blocked';
  useEffect(() => {
    if (isBlocked) void leave();
    else setIsAsking(false);
  }, [isBlocked]);

  if (!isBlocked || !isAsking) return null;
  return <LeaveDialog onClose={() => blocker.reset?.()} onLeave={() => blocker.proceed?.()} />;
}

/** Saves by itself what is to be saved so, half-typed words included. Resolves with whether all is saved. */
async function saveNow(): Promise<boolean> {
  if (!isSavedByItself()) return false;
  const loaded = await import('#web/stores/toolset-document/saveByItself.ts').catch(() => null);
  return (await loaded?.saveBeforeLeaving()) ?? false;
}
