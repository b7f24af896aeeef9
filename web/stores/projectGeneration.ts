import { proxy, ref } from 'valtio';

import type { Generation, GenerationError } from '#engine/protocol/generation.ts';
import { followGeneration } from '#web/api/followGeneration.ts';
import { cancelGeneration, fetchGeneration, generateProject } from '#web/api/generations.ts';
import { newIdempotencyKey } from '#web/api/newIdempotencyKey.ts';
import { fetchProject } from '#web/api/projects.ts';

import { refreshBalance } from './configuration.ts';
import { LatestRequest } from './LatestRequest.ts';
import type { OpaqueRef } from './OpaqueRef.ts';
import { openProject, project, refreshStatuses } from './project.ts';
import { reportDraftFailure } from './reportDraftFailure.ts';
import { reportFailure } from './reportFailure.ts';

export type Run = Pick<Generation, 'status' | 'progress' | 'steps' | 'tokens'>;

/** Progress of batches: at most one is watched at a time, then the next that is running. */
export const projectGeneration = proxy({
  id: null as string | null,
  projectId: null as string | null,
  /** Results of the batches that ended just before this one. */
  earlier: ref<Run['steps']>([]),
  run: null as OpaqueRef<Run> | null,
  error: null as OpaqueRef<GenerationError> | null,
  cancelling: false,
});

const nothing = { id: null, projectId: null, run: null, error: null, cancelling: false };

const following = new LatestRequest();

export async function startProjectGeneration(
  projectId: string,
  toolsets: 'all' | string[],
  // `earlier`: what is ready of a batch that this goes on with, also with what broke off in it.
  { earlier, key = newIdempotencyKey() }: { earlier?: Run['steps']; key?: string } = {},
): Promise<void> {
  try {
    const accepted = await generateProject(projectId, { toolsets, ...(earlier && { goOn: true }) }, key);
    void watchProjectGeneration(projectId, accepted.id, earlier);
  } catch (error) {
    // With the same idempotency key: the first request may have succeeded although its answer was lost.
    reportDraftFailure(
      error,
      () => void startProjectGeneration(projectId, toolsets, { ...(earlier && { earlier }), key }),
    );
  }
}

export async function watchProjectGeneration(projectId: string, id: string, earlier: Run['steps'] = []): Promise<void> {
  const signal = following.begin();
  let isOver = false;
  Object.assign(projectGeneration, { ...nothing, id, projectId, earlier: ref(earlier) });
  try {
    const first = await fetchGeneration(id);
    if (signal.aborted) return;
    take(first);
    await followGeneration(id, {
      signal,
      onEvent: (event) => {
        if (event.name === 'content') return;
        take(event.data);
        if (event.name === 'failed') projectGeneration.error = ref<GenerationError>(event.data.error);
      },
    });
    isOver = true;
  } catch (error) {
    if (!signal.aborted)
      reportFailure(error, { unhandled: () => {} }, () => void watchProjectGeneration(projectId, id, earlier));
  }
  if (signal.aborted) return;
  projectGeneration.id = null;
  void refreshStatuses();
  refreshBalance();
  if (isOver) await watchNext(projectId, id, signal);
}

/** Watches the next batch, which may have been started elsewhere; the results of both are shown at the end. */
async function watchNext(projectId: string, ended: string, signal: AbortSignal): Promise<void> {
  if (project.id !== projectId) return;
  const generations = await fetchProject(projectId).then(
    (opened) => opened.generations,
    () => [],
  );
  const next = generations.find(({ id, kind }) => kind === 'batch' && id !== ended);
  if (!next || signal.aborted || project.id !== projectId) return;
  await watchProjectGeneration(projectId, next.id, [
    ...projectGeneration.earlier,
    ...(projectGeneration.run?.steps ?? []),
  ]);
}

/** Opens a project and watches its running batch, wherever it was started. */
export async function enterProject(projectId: string): Promise<void> {
  if (projectGeneration.projectId !== projectId) dismissRun();
  const generations = await openProject(projectId);
  const run = generations.find(({ kind }) => kind === 'batch');
  if (run && projectGeneration.id === null) void watchProjectGeneration(projectId, run.id);
}

export async function cancelProjectGeneration(): Promise<void> {
  if (!projectGeneration.id) return;
  projectGeneration.cancelling = true;
  try {
    await cancelGeneration(projectGeneration.id);
  } catch (error) {
    projectGeneration.cancelling = false;
    reportFailure(error, {}, () => void cancelProjectGeneration());
  }
}

export function dismissRun(): void {
  following.cancel();
  Object.assign(projectGeneration, { ...nothing, earlier: ref([]) });
}

function take({ status, progress, steps, tokens }: Run): void {
  const before = projectGeneration.run?.progress.done;
  projectGeneration.run = ref<Run>({ status, progress, steps, tokens });
  if (before !== undefined && before !== progress.done && project.id === projectGeneration.projectId)
    void refreshStatuses();
}
