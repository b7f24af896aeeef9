import { useCallback, useEffect, useState } from 'react';

import { LatestRequest } from '#web/stores/LatestRequest.ts';
import { type Loaded, notLoaded } from '#web/stores/Loaded.ts';

import type { Deck, DeckSource } from './Deck.ts';
import { loadDeck } from './loadDeck.ts';

type Loading = { phase: 'loading'; done: number } | Exclude<Loaded<Deck>, { phase: 'loading' }>;

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
      take({ phase: 'ready', data: await loadDeck(source, signal, (done) => take({ phase: 'loading', done })) });
    } catch (error) {
      take(notLoaded(error));
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
