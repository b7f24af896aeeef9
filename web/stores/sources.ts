import { proxy, ref } from 'valtio';
import { subscribeKey } from 'valtio/utils';

import type { SourceAnswer, SourceSummary } from '#engine/protocol/source.ts';
import { fetchSource, fetchSources } from '#web/api/sources.ts';

import { LatestRequest } from './LatestRequest.ts';
import { live } from './live.ts';
import { loadInto } from './loadInto.ts';
import { onPersonChange } from './onPersonChange.ts';
import type { OpaqueRef } from './OpaqueRef.ts';

type Phase = 'loading' | 'ready' | 'failed' | 'missing';

/** The sources of the open project, and the one that is read. */
export const sources = proxy({
  projectId: null as string | null,
  list: null as OpaqueRef<SourceSummary[]> | null,
  phase: 'loading' as Phase,
  error: null as unknown,
});
export const openSource = proxy({
  projectId: null as string | null,
  id: null as string | null,
  source: null as OpaqueRef<SourceAnswer> | null,
  phase: 'loading' as Phase,
  error: null as unknown,
});

const [loadingList, loadingOne] = [new LatestRequest(), new LatestRequest()];

onPersonChange(() => {
  loadingList.cancel();
  loadingOne.cancel();
  Object.assign(sources, { projectId: null, list: null, phase: 'loading' });
  Object.assign(openSource, { id: null, source: null, phase: 'loading' });
});

/** Loads them, or loads them anew: what is shown stays until the answer is there. */
export async function loadSources(projectId: string): Promise<void> {
  if (sources.projectId !== projectId) Object.assign(sources, { projectId, list: null, phase: 'loading' });
  const take = (list: SourceSummary[]) => {
    sources.list = ref(list);
  };
  await loadInto(sources, loadingList, (signal) => fetchSources(projectId, signal), take, { keepsShown: true });
}

export async function loadSource(projectId: string, id: string): Promise<void> {
  if (openSource.id !== id) Object.assign(openSource, { projectId, id, source: null, phase: 'loading' });
  await loadInto(openSource, loadingOne, (signal) => fetchSource(projectId, id, signal), keepSource, {
    tellsMissing: true,
  });
}

export function keepSource(source: SourceAnswer): void {
  openSource.source = ref(source);
}

// Others have added or changed one, or taken it out; nothing where nobody has asked for them yet.
subscribeKey(live, 'sourceNews', () => {
  if (sources.projectId) void loadSources(sources.projectId);
  if (openSource.projectId && openSource.id) void loadSource(openSource.projectId, openSource.id);
});
