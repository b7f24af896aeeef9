import { proxy, ref } from 'valtio';

import type { EvidenceAnswer } from '#engine/protocol/evidence.ts';
import { fetchEvidence } from '#web/api/projects.ts';

import { LatestRequest } from './LatestRequest.ts';
import { loadInto } from './loadInto.ts';
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
  Object.assign(evidence, { projectId: null, answer: null, phase: 'loading' });
});

/** Loads it, or loads it anew: what is shown stays until the answer is there. */
export async function loadEvidence(projectId: string): Promise<void> {
  if (evidence.projectId !== projectId) Object.assign(evidence, { projectId, answer: null, phase: 'loading' });
  const take = (answer: EvidenceAnswer) => {
    evidence.answer = ref(answer);
  };
  await loadInto(evidence, loading, (signal) => fetchEvidence(projectId, signal), take, { keepsShown: true });
}

/** After something was saved; nothing where nobody has asked for it yet. */
export function refreshEvidence(): void {
  if (evidence.projectId) void loadEvidence(evidence.projectId);
}
