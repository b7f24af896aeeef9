import { useCallback, useEffect, useState } from 'react';

import { HttpError } from '../../api/HttpError.ts';
import { LatestRequest } from '../../stores/LatestRequest.ts';

export type Loading<Value> =
  | { phase: 'loading' }
  | { phase: 'ready'; value: Value }
  | { phase: 'missing' }
  | { phase: 'failed'; error: unknown };

/** Loads what a page shows, anew where `load` is another; again after a failure. */
export function useLoaded<Value>(load: (signal: AbortSignal) => Promise<Value>): {
  loading: Loading<Value>;
  tryAgain: () => void;
} {
  const [requests] = useState(() => new LatestRequest());
  const [held, setHeld] = useState<{ load: unknown; loading: Loading<Value> } | null>(null);
  const begin = useCallback(async () => {
    const signal = requests.begin();
    const take = (loading: Loading<Value>) => {
      if (!signal.aborted) setHeld({ load, loading });
    };
    try {
      take({ phase: 'ready', value: await load(signal) });
    } catch (error) {
      take(error instanceof HttpError && error.status === 404 ? { phase: 'missing' } : { phase: 'failed', error });
    }
  }, [load, requests]);
  useEffect(() => {
    void begin();
    return () => requests.cancel();
  }, [begin, requests]);
  return {
    loading: held?.load === load ? held.loading : { phase: 'loading' },
    tryAgain: () => {
      setHeld(null);
      void begin();
    },
  };
}
