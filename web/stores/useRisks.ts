import { useMemo } from 'react';
import { useSnapshot } from 'valtio';

import { countDecided } from '#engine/standing/countDecided.ts';
import { distinctClaims } from '#engine/standing/distinctClaims.ts';

import { evidence } from './evidence.ts';

interface Risks {
  /** Claims on which much depends, each once. */
  of: number;
  /** Those that a test or people have decided. */
  done: number;
  open: number;
  /** Whether anybody was asked, or watched. */
  hasBegun: boolean;
}

/** The risky claims of a project; null while not known. */
export function useRisks(projectId: string | null): Risks | null {
  const { answer, projectId: loaded } = useSnapshot(evidence);
  return useMemo(() => {
    if (!answer || loaded !== projectId) return null;
    const { of, done } = countDecided(distinctClaims(answer.claims));
    return { of, done, open: of - done, hasBegun: answer.sources.some(({ kind }) => kind !== 'read') };
  }, [answer, loaded, projectId]);
}
