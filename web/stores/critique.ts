import { proxy, ref } from 'valtio';

import type { CritiqueState, Finding } from '#engine/protocol/critique.ts';
import type { GenerationError, GenerationStatus } from '#engine/protocol/generation.ts';
import { fetchFindings, orderReading, settleFinding } from '#web/api/critique.ts';
import { followGeneration } from '#web/api/followGeneration.ts';
import { cancelGeneration } from '#web/api/generations.ts';
import { newIdempotencyKey } from '#web/api/newIdempotencyKey.ts';
import { fetchProject } from '#web/api/projects.ts';

import { refreshBalance } from './configuration.ts';
import { LatestRequest } from './LatestRequest.ts';
import { onPersonChange } from './onPersonChange.ts';
import type { OpaqueRef } from './OpaqueRef.ts';
import { project } from './project.ts';
import { reportDraftFailure } from './reportDraftFailure.ts';
import { reportFailure } from './reportFailure.ts';

const noReading = {
  /** The order that waits or runs; null: none. */
  orderId: null as string | null,
  status: null as GenerationStatus | null,
  /** Why the last one ended without findings. */
  failure: null as OpaqueRef<GenerationError> | null,
  isStarting: false,
  isStopping: false,
};

/** What the second reader has found in the open project, and whether they are reading. */
export const critique = proxy({
  projectId: null as string | null,
  findings: null as OpaqueRef<Finding[]> | null,
  state: null as CritiqueState | null,
  phase: 'loading' as 'loading' | 'ready' | 'failed',
  error: null as unknown,
  ...noReading,
});

const loading = new LatestRequest();
const following = new LatestRequest();

onPersonChange(() => forget(null));

function forget(projectId: string | null): void {
  loading.cancel();
  following.cancel();
  Object.assign(critique, { ...noReading, projectId, findings: null, state: null, phase: 'loading' });
}

/** Loads it, or loads it anew: what is shown stays until the answer is there. Watches a reading that runs. */
export async function loadCritique(projectId: string): Promise<void> {
  if (critique.projectId !== projectId) forget(projectId);
  if (!critique.findings) critique.phase = 'loading';
  const signal = loading.begin();
  try {
    const [findings, opened] = await Promise.all([fetchFindings(projectId, signal), fetchProject(projectId)]);
    if (signal.aborted) return;
    critique.findings = ref(findings);
    critique.state = opened.critique;
    critique.phase = 'ready';
    const running = opened.generations.find(({ kind }) => kind === 'critique');
    if (running && running.id !== critique.orderId) void follow(projectId, running.id);
  } catch (error) {
    if (signal.aborted || critique.findings) return;
    critique.phase = 'failed';
    critique.error = ref(error as object);
  }
}

/** After somebody else has ordered, stopped or settled something; nothing where nobody has asked for it yet. */
export function refreshCritique(): void {
  if (critique.projectId && critique.projectId === project.id) void loadCritique(critique.projectId);
}

export async function beginReading(projectId: string, key = newIdempotencyKey()): Promise<void> {
  Object.assign(critique, { isStarting: true, failure: null });
  try {
    const { id } = await orderReading(projectId, key);
    if (critique.projectId === projectId) void follow(projectId, id);
  } catch (error) {
    // With the same key: the first request may have succeeded although its answer was lost.
    reportDraftFailure(error, () => void beginReading(projectId, key));
    refreshCritique();
  }
  critique.isStarting = false;
}

async function follow(projectId: string, id: string): Promise<void> {
  const signal = following.begin();
  Object.assign(critique, { ...noReading, orderId: id, status: 'queued' });
  try {
    await followGeneration(id, {
      signal,
      onEvent: ({ name, data }) => {
        if (name === 'content') return;
        critique.status = data.status;
        if (name === 'failed') critique.failure = ref<GenerationError>(data.error);
      },
    });
  } catch (error) {
    if (!signal.aborted) reportFailure(error, { unhandled: () => {} }, () => void follow(projectId, id));
  }
  if (signal.aborted) return;
  refreshBalance();
  await loadCritique(projectId);
  if (!signal.aborted) Object.assign(critique, { orderId: null, isStopping: false });
}

export async function stopReading(): Promise<void> {
  if (!critique.orderId) return;
  critique.isStopping = true;
  try {
    await cancelGeneration(critique.orderId);
  } catch (error) {
    critique.isStopping = false;
    reportFailure(error, {}, () => void stopReading());
  }
}

/** Shown at once; where the server refuses, it is as it was. */
export async function sayOfFinding(id: string, status: Finding['status']): Promise<void> {
  const { projectId, findings } = critique;
  const before = findings?.find((each) => each.id === id)?.status;
  if (!projectId || !before) return;
  show(id, status);
  try {
    await settleFinding(projectId, id, status);
  } catch (error) {
    show(id, before);
    reportFailure(error, {}, () => void sayOfFinding(id, status));
  }
}

function show(id: string, status: Finding['status']): void {
  if (critique.findings)
    critique.findings = ref(critique.findings.map((each) => (each.id === id ? { ...each, status } : each)));
}
