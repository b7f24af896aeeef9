import { useSnapshot } from 'valtio';

import { evidence } from './evidence.ts';

/**
 * How many claims of a project, or of one of its toolsets, are only assumed, and how many there are; null while not
 * known.
 */
export function useAssumedCount(projectId: string | null, toolset?: string): { assumed: number; all: number } | null {
  const { answer, projectId: loaded } = useSnapshot(evidence);
  if (!answer || loaded !== projectId) return null;
  const claims = toolset === undefined ? answer.claims : answer.claims.filter((claim) => claim.toolset === toolset);
  return { assumed: claims.filter(({ state }) => state === 'assumed').length, all: claims.length };
}
