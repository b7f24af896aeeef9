import { useCallback, useEffect, useState } from 'react';

import { HttpError } from '#web/api/HttpError.ts';
import { LatestRequest } from '#web/stores/LatestRequest.ts';

import type { Deck, DeckSource } from './Deck.ts';
import { loadDeck } from './loadDeck.ts';

type Loading =
  | { phase: 'loading'; done: number }
  | { phase: 'ready'; deck: Deck }
  | { phase: 'missing' }
  | { phase: 'failed'; error: unknown };

const begun: Loading = { phase: 'loading', done: 0 };

/** Loads slides; again after a failure. `source` must stay the same between renders. */
export function useDeck(source: DeckSource): { loading: Loading; tryAgain: () => void } {
  const [loading, setLoading] = useState<Loading>(begun);
  const [requests] = useState(() => new LatestRequest());
  const load = useCallback(async () => {
    const signal = requests.begin();
    const take = (next: Loading) => {
      if (!signal.aborted) setLoading(next);
    };
    try {
      take({ phase: 'ready', deck: await loadDeck(source, signal, (done) => take({ phase: 'loading', done })) });
    } catch (error) {
      take(error instanceof HttpError && error.status === 404 ? { phase: 'missing' } : { phase: 'failed', error });
      requests.cancel(); // what still waits need not be loaded
    }
  }, [source, requests]);
  useEffect(() => {
    void load();
    return () => requests.cancel();
  }, [load, requests]);
  return {
    loading,
    tryAgain: () => {
      setLoading(begun);
      void load();
    },
  };
}
