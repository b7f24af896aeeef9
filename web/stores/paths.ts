import { proxy, ref } from 'valtio';

import type { ProjectPath } from '#engine/protocol/path.ts';
import { listPaths } from '#web/api/projects.ts';

export const paths = proxy({
  /** The default first; none until they are loaded. */
  all: ref<ProjectPath[]>([]),
});

/** Once a visit. Without them the page goes on as it is, and they are asked for again when it is opened anew. */
export async function loadPaths(): Promise<void> {
  if (paths.all.length > 0) return;
  const loaded = await listPaths().catch(() => null);
  if (loaded) paths.all = ref(loaded);
}
