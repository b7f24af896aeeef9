import type { RelatedToolset } from '#engine/protocol/project.ts';

import type { ToolsetMark } from './StateMark.tsx';

type Shown = Pick<RelatedToolset, 'status' | 'starter' | 'stale'>;

/** The state of a toolset as it is shown: stale before anything else, and a starter apart from what a model wrote. */
export function toolsetMark({ status, starter, stale }: Shown): ToolsetMark {
  if (stale) return 'stale';
  return status === 'generated' && starter ? 'starter' : status;
}
