import { useSnapshot } from 'valtio';

import { type StepMark, stepMark } from '#engine/progress/stepMark.ts';
import { project } from '#web/stores/project.ts';

/** Returns the state of a toolset of the open project as it is shown. */
export function useToolsetMarks(): (toolsetId: string) => StepMark {
  const { toolsets } = useSnapshot(project);
  return (toolsetId) => {
    const status = toolsets.find(({ id }) => id === toolsetId);
    return status ? stepMark(status) : 'empty';
  };
}
