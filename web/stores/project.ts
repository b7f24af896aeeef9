import { proxy, ref } from 'valtio';

import type { OpenGeneration } from '#engine/protocol/generation.ts';
import type { Project, ProjectStep } from '#engine/protocol/project.ts';
import {
  choosePath,
  fetchProject,
  fetchToolsetStatuses,
  updateProject,
  type ProjectChange,
} from '#web/api/projects.ts';

import { loadSummaries } from './definitions.ts';
import { refreshEvidence } from './evidence.ts';
import { LatestRequest } from './LatestRequest.ts';
import { loadInto } from './loadInto.ts';
import { onPersonChange } from './onPersonChange.ts';
import { refreshQuestions } from './questions.ts';
import { refreshStanding } from './standing.ts';

export const project = proxy({
  id: null as string | null,
  current: null as Project | null,
  /** Those on its path first, in its order. */
  toolsets: ref<ProjectStep[]>([]),
  phase: 'loading' as 'loading' | 'ready' | 'missing' | 'failed',
  error: null as unknown,
});

const opening = new LatestRequest();
const refreshing = new LatestRequest();

onPersonChange(() => {
  opening.cancel();
  refreshing.cancel();
  Object.assign(project, { id: null, current: null, phase: 'loading' });
});

/** Returns the project's open generations; none when it could not be opened. */
export async function openProject(id: string): Promise<OpenGeneration[]> {
  if (project.id !== id) {
    Object.assign(project, { id, current: null, toolsets: ref<ProjectStep[]>([]), phase: 'loading' });
  }
  const ofToolsets = refreshing.begin();
  let open: OpenGeneration[] = [];
  const ask = () => Promise.all([fetchProject(id), fetchToolsetStatuses(id), loadSummaries()]);
  const take = ([current, toolsets]: Awaited<ReturnType<typeof ask>>) => {
    const { generations, ...rest } = current;
    open = generations;
    project.current = rest;
    // Even where it is late, it is better than nothing.
    if (!ofToolsets.aborted || project.toolsets.length === 0) project.toolsets = ref(toolsets);
  };
  await loadInto(project, opening, ask, take, { tellsMissing: true });
  return open;
}

/** After saving or generating. Failing is harmless: the page shows slightly outdated statuses. */
export async function refreshStatuses(): Promise<void> {
  const { id } = project;
  if (!id) return;
  refreshEvidence();
  refreshQuestions();
  refreshStanding();
  const signal = refreshing.begin();
  const toolsets = await fetchToolsetStatuses(id).catch(() => null);
  if (toolsets && !signal.aborted) project.toolsets = ref(toolsets);
}

export async function changeProject(change: ProjectChange): Promise<void> {
  const { id } = project;
  if (!id) return;
  const changed = await updateProject(id, change);
  if (project.id === id) project.current = changed;
}

/** Lets the open project take another path; its steps follow. */
export async function takePath(path: string): Promise<void> {
  const { id } = project;
  if (!id) return;
  const changed = await choosePath(id, path);
  if (project.id === id) project.current = changed;
  await refreshStatuses();
}
