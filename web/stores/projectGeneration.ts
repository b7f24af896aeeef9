import { proxy, ref } from 'valtio';

import type { Generation, GenerationError } from '#engine/protocol/generation.ts';

import { followGeneration } from '../api/followGeneration.ts';
import { cancelGeneration, fetchGeneration, generateProject } from '../api/generations.ts';
import { newIdempotencyKey } from '../api/newIdempotencyKey.ts';
import { refreshBalance } from './configuration.ts';
import type { Kept } from './Kept.ts';
import { project, refreshStatuses } from './project.ts';
import { reportFailure } from './reportFailure.ts';

export type Run = Pick<Generation, 'status' | 'progress' | 'steps'>;

/** Several toolsets being generated one after the other; at most one such run is watched. */
export const projectGeneration = proxy({
  id: null as string | null,
  projectId: null as string | null,
  run: null as Kept<Run> | null,
  error: null as Kept<GenerationError> | null,
  cancelling: false,
});

let following: AbortController | undefined;

export async function startProjectGeneration(projectId: string, toolsets: 'all' | string[]): Promise<void> {
  try {
    const accepted = await generateProject(projectId, toolsets, newIdempotencyKey());
    void watchGeneration(projectId, accepted.id);
  } catch (error) {
    reportFailure(error);
  }
}

export async function watchGeneration(projectId: string, id: string): Promise<void> {
  following?.abort();
  const { signal } = (following = new AbortController());
  Object.assign(projectGeneration, { id, projectId, run: null, error: null, cancelling: false });
  remember(projectId, id);
  try {
    take(await fetchGeneration(id));
    await followGeneration(id, {
      signal,
      onEvent: (event) => {
        if (event.name === 'content') return;
        take(event.data);
        if (event.name === 'failed') projectGeneration.error = ref<GenerationError>(event.data.error);
      },
    });
  } catch (error) {
    if (!signal.aborted) reportFailure(error, { unhandled: () => {} });
  }
  if (signal.aborted) return;
  remember(projectId, null);
  projectGeneration.id = null;
  void refreshStatuses();
  refreshBalance();
}

/** Takes up a run that was started here before the page was loaded anew. */
export function resumeWatching(projectId: string): void {
  if (projectGeneration.projectId === projectId) return;
  dismissRun();
  const id = sessionStorage.getItem(storageKey(projectId));
  if (id) void watchGeneration(projectId, id);
}

export async function cancelProjectGeneration(): Promise<void> {
  if (!projectGeneration.id) return;
  projectGeneration.cancelling = true;
  try {
    await cancelGeneration(projectGeneration.id);
  } catch (error) {
    projectGeneration.cancelling = false;
    reportFailure(error);
  }
}

export function dismissRun(): void {
  following?.abort();
  Object.assign(projectGeneration, { id: null, projectId: null, run: null, error: null, cancelling: false });
}

function take({ status, progress, steps }: Run): void {
  const before = projectGeneration.run?.progress.done;
  projectGeneration.run = ref<Run>({ status, progress, steps });
  if (before !== undefined && before !== progress.done && project.id === projectGeneration.projectId)
    void refreshStatuses();
}

const storageKey = (projectId: string) => `generation:${projectId}`;

function remember(projectId: string, id: string | null): void {
  if (id) sessionStorage.setItem(storageKey(projectId), id);
  else sessionStorage.removeItem(storageKey(projectId));
}
