import { useSnapshot } from 'valtio';

import { projectGeneration } from '#web/stores/projectGeneration.ts';

/** The toolset that a running batch is writing. */
export function useWrittenNow(): string | null {
  const { id, run } = useSnapshot(projectGeneration);
  return (id !== null && run?.progress.current) || null;
}
