import type { ToolsetStatus } from '#engine/protocol/project.ts';

export interface NextStep {
  id: string;
  reason: 'review' | 'begin' | 'refresh';
}

/** The first thing in path order that waits for a person: a draft to look at, a gap to fill, then what has gone stale. */
export function nextStep(statuses: readonly ToolsetStatus[]): NextStep | null {
  const waiting = statuses.find(
    ({ status, missing }) => status === 'generated' || (status === 'empty' && missing.length === 0),
  );
  if (waiting) return { id: waiting.id, reason: waiting.status === 'generated' ? 'review' : 'begin' };
  const stale = statuses.find((status) => status.stale);
  return stale ? { id: stale.id, reason: 'refresh' } : null;
}
