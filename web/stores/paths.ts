import { proxy, ref } from 'valtio';

import type { ProjectPath } from '#engine/protocol/path.ts';
import { listPaths } from '#web/api/projects.ts';

export const paths = proxy({
  /** The default first; none until they are loaded. */
  all: ref<ProjectPath[]>([]),
});

/** Once a visit. */
export async function loadPaths(): Promise<readonly ProjectPath[]> {
  if (paths.all.length === 0) paths.all = ref(await listPaths());
  return paths.all;
}
