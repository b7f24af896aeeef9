import { useSnapshot } from 'valtio';

import { project } from './project.ts';

/** What the reader may do in the open project, by their role and the project's mode; the server decides by the same. */
export function useMay(): { edit: boolean; manage: boolean } {
  const { current } = useSnapshot(project);
  return {
    edit: current?.mode !== 'read' && current?.role !== 'viewer',
    manage: current?.role !== 'viewer' && current?.role !== 'editor',
  };
}
