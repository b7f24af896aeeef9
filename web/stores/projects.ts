import { proxy, ref } from 'valtio';

import type { Project } from '#engine/protocol/project.ts';

import { listProjects, type ProjectQuery } from '../api/projects.ts';

export const projects = proxy({
  items: ref<Project[]>([]),
  nextCursor: null as string | null,
  query: {} as ProjectQuery,
  phase: 'idle' as 'idle' | 'loading' | 'more' | 'ready' | 'failed',
  error: null as unknown,
});

let running: AbortController | undefined;

/** Starts a list anew; an earlier answer that is still on its way is called off. */
export async function loadProjects(query: ProjectQuery): Promise<void> {
  running?.abort();
  const request = (running = new AbortController());
  projects.query = query;
  projects.phase = 'loading';
  await take(request, query, []);
}

export async function loadMoreProjects(): Promise<void> {
  if (!projects.nextCursor || projects.phase !== 'ready') return;
  const request = (running = new AbortController());
  projects.phase = 'more';
  await take(request, { ...projects.query, cursor: projects.nextCursor }, projects.items);
}

async function take(request: AbortController, query: ProjectQuery, before: Project[]): Promise<void> {
  try {
    const page = await listProjects({ limit: 24, ...query }, request.signal);
    if (request !== running) return;
    projects.items = ref([...before, ...page.data]);
    projects.nextCursor = page.nextCursor;
    projects.phase = 'ready';
    projects.error = null;
  } catch (error) {
    if (request !== running) return;
    projects.phase = 'failed';
    projects.error = ref(error as object);
  }
}

export function forgetProject(id: string): void {
  projects.items = ref(projects.items.filter((project) => project.id !== id));
}
