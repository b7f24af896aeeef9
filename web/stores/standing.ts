import { proxy, ref } from 'valtio';

import type { Standing } from '#engine/protocol/standing.ts';
import { fetchStanding } from '#web/api/standing.ts';

import { LatestRequest } from './LatestRequest.ts';
import { loadInto } from './loadInto.ts';
import { onPersonChange } from './onPersonChange.ts';
import type { OpaqueRef } from './OpaqueRef.ts';

/** Where the open project stands, as saved. */
export const standing = proxy({
  projectId: null as string | null,
  answer: null as OpaqueRef<Standing> | null,
  phase: 'loading' as 'loading' | 'ready' | 'failed',
  error: null as unknown,
});

const loading = new LatestRequest();

onPersonChange(() => {
  loading.cancel();
  Object.assign(standing, { projectId: null, answer: null, phase: 'loading' });
});

/** Loads it, or loads it anew: what is shown stays until the answer is there. */
export async function loadStanding(projectId: string): Promise<void> {
  if (standing.projectId !== projectId) Object.assign(standing, { projectId, answer: null, phase: 'loading' });
  const take = (answer: Standing) => {
    standing.answer = ref(answer);
  };
  await loadInto(standing, loading, (signal) => fetchStanding(projectId, signal), take, { keepsShown: true });
}

/** No page shows it any more: what is saved meanwhile asks for nothing. */
export function leaveStanding(): void {
  loading.cancel();
  standing.projectId = null;
}

/** After something was saved, decided or begun; nothing where no page shows it. */
export function refreshStanding(): void {
  if (standing.projectId) void loadStanding(standing.projectId);
}
