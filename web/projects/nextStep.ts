import type { ToolsetStatus } from '#engine/protocol/project.ts';

export interface NextStep {
  id: string;
  reason: 'review' | 'fill' | 'begin' | 'refresh';
}

/**
 * The next step in path order: a draft to review or a starter to fill in, then an empty toolset whose dependencies are
 * saved, then a stale one.
 */
export function nextStep(statuses: readonly ToolsetStatus[]): NextStep | null {
  const waiting = statuses.find(
    ({ status, missing }) => status === 'generated' || (status === 'empty' && missing.length === 0),
  );
  if (waiting)
    return {
      id: waiting.id,
      reason: waiting.status === 'empty' ? 'begin' : waiting.starter ? 'fill' : 'review',
    };
  const stale = statuses.find((status) => status.stale);
  return stale ? { id: stale.id, reason: 'refresh' } : null;
}
