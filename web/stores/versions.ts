import { proxy, ref } from 'valtio';

import type { Version } from '#engine/protocol/version.ts';

import { listVersions } from '../api/versions.ts';
import { LatestRequest } from './LatestRequest.ts';
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
  const signal = loading.begin();
  const of = `${projectId} ${toolset ?? ''}`;
  if (versions.of !== of || versions.phase === 'failed')
    Object.assign(versions, { of, items: ref<Version[]>([]), phase: 'loading' });
  try {
    const items = await listVersions(projectId, toolset, signal);
    if (signal.aborted) return;
    versions.items = ref(items);
    versions.phase = 'ready';
  } catch (error) {
    if (signal.aborted) return;
    versions.phase = 'failed';
    versions.error = ref(error as object);
  }
}
