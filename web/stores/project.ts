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

/**
 * Request counters that discard stale responses: the answer to an earlier request is not shown after that to a later
 * one.
 */
let asked = 0;
let shown = 0;

/** Returns the project's open generations; none when it could not be opened. */
export async function openProject(id: string): Promise<OpenGeneration[]> {
  if (project.id !== id) {
    project.id = id;
    project.current = null;
    project.toolsets = ref<ToolsetStatus[]>([]);
  }
  if (!project.current) project.phase = 'loading';
  const request = (asked += 1);
  try {
    const [current, toolsets] = await Promise.all([fetchProject(id), fetchToolsetStatuses(id), loadSummaries()]);
    if (project.id !== id) return [];
    const { generations, ...rest } = current;
    project.current = rest;
    showStatuses(request, toolsets);
    project.phase = 'ready';
    return generations;
  } catch (error) {
    if (project.id !== id) return [];
    project.phase = error instanceof HttpError && error.status === 404 ? 'missing' : 'failed';
    project.error = ref(error as object);
    return [];
  }
}

/** After saving or generating. Failing is harmless: the page shows slightly outdated statuses. */
export async function refreshStatuses(): Promise<void> {
  const { id } = project;
  if (!id) return;
  const request = (asked += 1);
  const toolsets = await fetchToolsetStatuses(id).catch(() => null);
  if (toolsets && project.id === id) showStatuses(request, toolsets);
}

function showStatuses(request: number, toolsets: ToolsetStatus[]): void {
  if (request < shown) return;
  shown = request;
  project.toolsets = ref(toolsets);
}

export async function changeProject(change: ProjectChange): Promise<void> {
  const { id } = project;
  if (!id) return;
  const changed = await updateProject(id, change);
  if (project.id === id) project.current = changed;
}
