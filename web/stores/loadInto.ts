import { ref } from 'valtio';

import type { LatestRequest } from './LatestRequest.ts';
import { notLoaded } from './Loaded.ts';

/** The part of a store that tells how far it is. */
export interface LoadPhase {
  phase: string;
  error: unknown;
}

/**
 * Loads what a store shows. An answer that comes after a later question, or after the question was called off, changes
 * nothing; what is shown stays until the answer is there.
 *
 * @param take puts the answer into the store
 * @param tellsMissing whether the store has the phase "missing", for what is not there (any more)
 * @param keepsShown whether what is shown stays, without a word, where it cannot be loaded anew
 */
export async function loadInto<Answer>(
  store: LoadPhase,
  requests: LatestRequest,
  ask: (signal: AbortSignal) => Promise<Answer>,
  take: (answer: Answer) => void,
  { tellsMissing = false, keepsShown = false }: { tellsMissing?: boolean; keepsShown?: boolean } = {},
): Promise<void> {
  const signal = requests.begin();
  if (store.phase !== 'ready') store.phase = 'loading';
  try {
    const answer = await ask(signal);
    if (signal.aborted) return;
    take(answer);
    Object.assign(store, { phase: 'ready', error: null });
  } catch (error) {
    if (signal.aborted || (keepsShown && store.phase === 'ready')) return;
    Object.assign(store, { phase: tellsMissing ? notLoaded(error).phase : 'failed', error: ref(error as object) });
  }
}
