import { useCallback, useEffect, useState } from 'react';

import { LatestRequest } from './LatestRequest.ts';

type Loaded<Data> = { phase: 'loading' } | { phase: 'ready'; data: Data } | { phase: 'failed'; error: unknown };

/** What a page alone needs. `load` must stay the same between renders; what is shown stays while it is loaded again. */
export function useLoaded<Data>(load: () => Promise<Data>): { loaded: Loaded<Data>; reload: () => Promise<void> } {
  const [loaded, setLoaded] = useState<Loaded<Data>>({ phase: 'loading' });
  const [requests] = useState(() => new LatestRequest());
  const reload = useCallback(async () => {
    const signal = requests.begin();
    const take = (next: Loaded<Data>) => {
      if (!signal.aborted) setLoaded(next);
    };
    try {
      take({ phase: 'ready', data: await load() });
    } catch (error) {
      take({ phase: 'failed', error });
    }
  }, [load, requests]);
  useEffect(() => {
    void reload();
    return () => requests.cancel();
  }, [reload, requests]);
  return { loaded, reload };
}
