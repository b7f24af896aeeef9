import { proxy, ref } from 'valtio';

import type { Version } from '#engine/protocol/version.ts';
import { listVersions } from '#web/api/versions.ts';

import { LatestRequest } from './LatestRequest.ts';
import { loadInto } from './loadInto.ts';
import { onPersonChange } from './onPersonChange.ts';

/** The versions of a project, or those in which a toolset changed. */
export const versions = proxy({
  of: null as string | null,
  items: ref<Version[]>([]),
  phase: 'loading' as 'loading' | 'ready' | 'failed',
  error: null as unknown,
});

const loading = new LatestRequest();

onPersonChange(() => {
  loading.cancel();
  versions.of = null;
});

export async function loadVersions(projectId: string, toolset: string | null = null): Promise<void> {
  const of = `${projectId} ${toolset ?? ''}`;
  if (versions.of !== of) Object.assign(versions, { of, items: ref<Version[]>([]), phase: 'loading' });
  const ask = (signal: AbortSignal) => listVersions(projectId, toolset, signal);
  await loadInto(versions, loading, ask, (items) => {
    versions.items = ref(items);
  });
}
