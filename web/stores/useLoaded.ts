import { useCallback, useEffect, useState } from 'react';

import { LatestRequest } from './LatestRequest.ts';
import { type Loaded, notLoaded } from './Loaded.ts';

/**
 * What a page alone needs, loaded anew where `load` is another; it must stay the same between renders otherwise. What
 * is shown stays while it is loaded again, and an answer that comes late, or after the page is gone, changes nothing.
 */
export function useLoaded<Data>(load: (signal: AbortSignal) => Promise<Data>): {
  loaded: Loaded<Data>;
  reload: () => Promise<void>;
} {
  const [requests] = useState(() => new LatestRequest());
  const [held, setHeld] = useState<{ load: unknown; loaded: Loaded<Data> } | null>(null);
  const reload = useCallback(async () => {
    const signal = requests.begin();
    const take = (loaded: Loaded<Data>) => {
      if (!signal.aborted) setHeld({ load, loaded });
    };
    setHeld((before) => (before?.loaded.phase === 'ready' ? before : null));
    try {
      take({ phase: 'ready', data: await load(signal) });
    } catch (error) {
      take(notLoaded(error));
    }
  }, [load, requests]);
  useEffect(() => {
    void reload();
    return () => requests.cancel();
  }, [reload, requests]);
  return { loaded: held?.load === load ? held.loaded : { phase: 'loading' }, reload };
}
