import { proxy, ref } from 'valtio';

import type { EvidenceAnswer } from '#engine/protocol/evidence.ts';
import { fetchEvidence } from '#web/api/projects.ts';

import { LatestRequest } from './LatestRequest.ts';
import { onPersonChange } from './onPersonChange.ts';
import type { OpaqueRef } from './OpaqueRef.ts';

/** What the open project knows and assumes, as saved. */
export const evidence = proxy({
  projectId: null as string | null,
  answer: null as OpaqueRef<EvidenceAnswer> | null,
  phase: 'loading' as 'loading' | 'ready' | 'failed',
  error: null as unknown,
});

const loading = new LatestRequest();

onPersonChange(() => {
  loading.cancel();
  evidence.projectId = null;
  evidence.answer = null;
});

/** Loads it, or loads it anew: what is shown stays until the answer is there. */
export async function loadEvidence(projectId: string): Promise<void> {
  if (evidence.projectId !== projectId) evidence.answer = null;
  evidence.projectId = projectId;
  if (!evidence.answer) evidence.phase = 'loading';
  const signal = loading.begin();
  try {
    const answer = await fetchEvidence(projectId, signal);
    if (signal.aborted) return;
    evidence.answer = ref(answer);
    evidence.phase = 'ready';
  } catch (error) {
    if (signal.aborted || evidence.answer) return;
    evidence.phase = 'failed';
    evidence.error = ref(error as object);
  }
}

/** After something was saved; nothing where nobody has asked for it yet. */
export function refreshEvidence(): void {
  if (evidence.projectId) void loadEvidence(evidence.projectId);
}
