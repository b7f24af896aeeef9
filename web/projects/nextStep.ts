import type { ProjectStep, ToolsetStatus } from '#engine/protocol/project.ts';

import { stepsOnPath } from './stepsOnPath.ts';

export interface NextStep {
  id: string;
  reason: 'refuted' | 'review' | 'plan' | 'fill' | 'begin' | 'refresh';
  /** What was refuted. */
  fall?: ToolsetStatus['fallen'][number];
}

/**
 * The next step on the path, in its order: what states a claim or was built on one that a test has refuted since, then
 * a draft to review or a starter to fill in or an empty toolset whose dependencies are saved, then a stale one.
 */
export function nextStep(steps: readonly ProjectStep[]): NextStep | null {
  const statuses = stepsOnPath(steps);
  for (const { id, fallen } of statuses) {
    const refuted = fallen.find(({ reason }) => reason === 'refuted');
    if (refuted) return { id, reason: 'refuted', fall: refuted };
  }
  const waiting = statuses.find(
    ({ status, missing }) => status === 'generated' || (status === 'empty' && missing.length === 0),
  );
  if (waiting)
    return {
      id: waiting.id,
      reason: waiting.status === 'empty' ? 'begin' : waiting.starter ? 'fill' : waiting.ofRound ? 'plan' : 'review',
    };
  const stale = statuses.find((status) => status.stale);
  return stale ? { id: stale.id, reason: 'refresh' } : null;
}
