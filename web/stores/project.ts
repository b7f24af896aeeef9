import { proxy, ref } from 'valtio';

import type { OpenGeneration } from '#engine/protocol/generation.ts';
import type { Project, ToolsetStatus } from '#engine/protocol/project.ts';

import { HttpError } from '../api/HttpError.ts';
import { fetchProject, fetchToolsetStatuses, updateProject, type ProjectChange } from '../api/projects.ts';
import { loadSummaries } from './definitions.ts';
import { onPersonChange } from './onPersonChange.ts';

export const project = proxy({
  id: null as string | null,
  current: null as Project | null,
  toolsets: ref<ToolsetStatus[]>([]),
  phase: 'loading' as 'loading' | 'ready' | 'missing' | 'failed',
  error: null as unknown,
});

onPersonChange(() => {
  project.id = null;
  project.current = null;
});

/** Gives what is being written for it; nothing where it could not be opened. */
export async function openProject(id: string): Promise<OpenGeneration[]> {
  if (project.id !== id) {
    project.id = id;
    project.current = null;
    project.toolsets = ref<ToolsetStatus[]>([]);
  }
  if (!project.current) project.phase = 'loading';
  try {
    const [current, toolsets] = await Promise.all([fetchProject(id), fetchToolsetStatuses(id), loadSummaries()]);
    if (project.id !== id) return [];
    const { generations, ...rest } = current;
    project.current = rest;
    project.toolsets = ref(toolsets);
    project.phase = 'ready';
    return generations;
  } catch (error) {
    if (project.id !== id) return [];
    project.phase = error instanceof HttpError && error.status === 404 ? 'missing' : 'failed';
    project.error = ref(error as object);
    return [];
  }
}

/** After something was saved or generated. Failing is harmless: the page shows the state of a moment ago. */
export async function refreshStatuses(): Promise<void> {
  const { id } = project;
  if (!id) return;
  const toolsets = await fetchToolsetStatuses(id).catch(() => null);
  if (toolsets && project.id === id) project.toolsets = ref(toolsets);
}

export async function changeProject(change: ProjectChange): Promise<void> {
  const { id } = project;
  if (!id) return;
  const changed = await updateProject(id, change);
  if (project.id === id) project.current = changed;
}
