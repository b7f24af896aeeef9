import { proxy, ref } from 'valtio';
import { subscribeKey } from 'valtio/utils';

import type { CritiqueState, Finding } from '#engine/protocol/critique.ts';
import type { GenerationError, GenerationStatus } from '#engine/protocol/generation.ts';
import { orderReading, settleFinding } from '#web/api/critique.ts';
import { followGeneration } from '#web/api/followGeneration.ts';
import { cancelGeneration } from '#web/api/generations.ts';
import { newIdempotencyKey } from '#web/api/newIdempotencyKey.ts';
import { fetchProject } from '#web/api/projects.ts';

import { refreshBalance } from './configuration.ts';
import { findings, readFindings, showStatus } from './findings.ts';
import { LatestRequest } from './LatestRequest.ts';
import { loadInto } from './loadInto.ts';
import { onPersonChange } from './onPersonChange.ts';
import type { OpaqueRef } from './OpaqueRef.ts';
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

/** When the open project was read, and whether it is being read. */
export const critique = proxy({
  projectId: null as string | null,
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
  Object.assign(critique, { ...noReading, projectId, state: null, phase: 'loading' });
}

/** Loads it, or loads it anew: what is shown stays until the answer is there. Watches a reading that runs. */
export async function loadCritique(projectId: string): Promise<void> {
  if (critique.projectId !== projectId) forget(projectId);
  const ask = () => Promise.all([fetchProject(projectId), readFindings(projectId)]);
  const take = ([opened]: Awaited<ReturnType<typeof ask>>) => {
    critique.state = opened.critique;
    const running = opened.generations.find(({ kind }) => kind === 'critique');
    if (running && running.id !== critique.orderId) void follow(projectId, running.id);
  };
  await loadInto(critique, loading, ask, take, { keepsShown: true });
}

subscribeKey(findings, 'news', () => {
  const { projectId, state } = critique;
  if (projectId && state && projectId === findings.projectId) void loadCritique(projectId);
});

export async function beginReading(projectId: string, key = newIdempotencyKey()): Promise<void> {
  Object.assign(critique, { isStarting: true, failure: null });
  try {
    const { id } = await orderReading(projectId, key);
    if (critique.projectId === projectId) void follow(projectId, id);
  } catch (error) {
    // With the same key: the first request may have succeeded although its answer was lost.
    reportDraftFailure(error, () => void beginReading(projectId, key));
    void loadCritique(projectId);
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
  const { projectId, list } = findings;
  const before = list?.find((each) => each.id === id)?.status;
  if (!projectId || !before) return;
  showStatus(id, status);
  try {
    await settleFinding(projectId, id, status);
  } catch (error) {
    showStatus(id, before);
    reportFailure(error, {}, () => void sayOfFinding(id, status));
  }
}
