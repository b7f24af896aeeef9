import { useEffect } from 'react';

import { whenIdle } from '#web/whenIdle.ts';

/** Follows what others do in the open project, once its page is idle: neither reading nor writing waits for that. */
export function useLive(projectId: string, isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return undefined;
    const left = new AbortController();
    const begin = async () => {
      if (left.signal.aborted) return;
      const { startLive } = await import('./startLive.ts');
      await startLive(projectId, left.signal);
    };
    // Where that cannot be loaded, the page is as good as alone.
    whenIdle(() => void begin().catch(() => {}));
    return () => left.abort();
  }, [projectId, isReady]);
}
