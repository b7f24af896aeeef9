import { proxy, ref } from 'valtio';

import type { Project } from '#engine/protocol/project.ts';

import { listProjects, type ProjectQuery } from '../api/projects.ts';
import { onPersonChange } from './onPersonChange.ts';
import { reportFailure } from './reportFailure.ts';
import { session } from './session.ts';

export const projects = proxy({
  items: ref<Project[]>([]),
  nextCursor: null as string | null,
  query: {} as ProjectQuery,
  phase: 'idle' as 'idle' | 'loading' | 'more' | 'ready' | 'failed',
  error: null as unknown,
});

const pageSize = 24;
let running: AbortController | undefined;
/** Which list of whose projects the items are. */
let shown: string | undefined;

onPersonChange(() => {
  running?.abort();
  running = shown = undefined;
  projects.items = ref([]);
  projects.nextCursor = null;
  projects.phase = 'idle';
  projects.error = null;
});

/** Starts a list anew; an earlier answer that is still on its way is called off. */
export async function loadProjects(query: ProjectQuery): Promise<void> {
  running?.abort();
  const request = (running = new AbortController());
  const list = JSON.stringify([session.user?.id, query]);
  // A list that is shown already stays while it is brought up to date, so that whoever comes back finds their place in it.
  if (list !== shown || projects.phase !== 'ready') projects.phase = 'loading';
  projects.query = query;
  const limit = projects.phase === 'ready' ? Math.min(100, Math.max(pageSize, projects.items.length)) : pageSize;
  try {
    await take(request, { limit, ...query }, []);
  } catch (error) {
    projects.phase = 'failed';
    projects.error = ref(error as object);
  }
  if (request === running) shown = list;
}

/** What is shown already stays, whatever comes of it. */
export async function loadMoreProjects(): Promise<void> {
  if (!projects.nextCursor || projects.phase !== 'ready') return;
  const request = (running = new AbortController());
  projects.phase = 'more';
  try {
    await take(request, { limit: pageSize, ...projects.query, cursor: projects.nextCursor }, projects.items);
  } catch (error) {
    projects.phase = 'ready';
    reportFailure(error, {}, () => void loadMoreProjects());
  }
}

/** Does nothing once another list is wanted. */
async function take(request: AbortController, query: ProjectQuery, before: Project[]): Promise<void> {
  try {
    const page = await listProjects(query, request.signal);
    if (request !== running) return;
    projects.items = ref([...before, ...page.data]);
    projects.nextCursor = page.nextCursor;
    projects.phase = 'ready';
    projects.error = null;
  } catch (error) {
    if (request === running) throw error;
  }
}

export function forgetProject(id: string): void {
  projects.items = ref(projects.items.filter((project) => project.id !== id));
}
