import { useSnapshot } from 'valtio';

import type { ToolsetMark } from '../../components/StateMark.tsx';
import { toolsetMark } from '../../components/toolsetMark.ts';
import { project } from '../../stores/project.ts';

/** Returns the state of a toolset of the open project as it is shown. */
export function useToolsetMarks(): (toolsetId: string) => ToolsetMark {
  const { toolsets } = useSnapshot(project);
  return (toolsetId) => {
    const status = toolsets.find(({ id }) => id === toolsetId);
    return status ? toolsetMark(status) : 'empty';
  };
}
