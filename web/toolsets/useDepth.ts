import { useMemo } from 'react';
import { useSnapshot } from 'valtio';

import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { project } from '#web/stores/project.ts';

import { depthIn } from './depthIn.ts';

/** How deep a toolset of the open project goes; the same object until that changes. */
export function useDepth(definition: ToolsetDefinition | undefined) {
  const { toolsets } = useSnapshot(project);
  const { depth, topics } = depthIn(toolsets, definition);
  // Statuses come anew after every save.
  const key = topics.join(' ');
  return useMemo(() => ({ depth, topics: key === '' ? [] : key.split(' ') }), [depth, key]);
}
