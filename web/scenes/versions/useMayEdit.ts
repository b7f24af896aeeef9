import { useSnapshot } from 'valtio';

import { project } from '#web/stores/project.ts';

/** Whether the person may write in the open project now. */
export function useMayEdit(): boolean {
  const { current } = useSnapshot(project);
  return current?.mode === 'write' && current.role !== 'viewer';
}
