import { proxy, ref } from 'valtio';

import type { Finding } from '#engine/protocol/critique.ts';
import { fetchFindings } from '#web/api/critique.ts';

import { LatestRequest } from './LatestRequest.ts';
import { onPersonChange } from './onPersonChange.ts';
import type { OpaqueRef } from './OpaqueRef.ts';

/** What contradicts itself in the open project, as the second reader has found it. */
export const findings = proxy({
  projectId: null as string | null,
  list: null as OpaqueRef<Finding[]> | null,
  /** Grows whenever somebody has ordered, stopped or settled something. */
  news: 0,
});

const loading = new LatestRequest();

onPersonChange(() => {
  loading.cancel();
  findings.projectId = null;
  findings.list = null;
});

/** Loads them, or loads them anew: what is shown stays until the answer is there. Rejects where it does not come. */
export async function readFindings(projectId: string): Promise<void> {
  if (findings.projectId !== projectId) findings.list = null;
  findings.projectId = projectId;
  const signal = loading.begin();
  const list = await fetchFindings(projectId, signal).catch((error: unknown) => {
    if (!signal.aborted) throw error;
    return null;
  });
  if (list && !signal.aborted) findings.list = ref(list);
}

/** For marks beside what is read; without them nothing is amiss. */
export function refreshFindings(projectId: string): void {
  void readFindings(projectId).catch(() => undefined);
  findings.news += 1;
}

export function showStatus(id: string, status: Finding['status']): void {
  if (findings.list) findings.list = ref(findings.list.map((each) => (each.id === id ? { ...each, status } : each)));
}
