import { proxy, ref } from 'valtio';

import type { Project } from '#engine/protocol/project.ts';
import { listProjects, type ProjectQuery } from '#web/api/projects.ts';

import { LatestRequest } from './LatestRequest.ts';
import { loadInto } from './loadInto.ts';
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
const loading = new LatestRequest();
/** Identifies the person and query the items belong to. */
let shown: string | undefined;

onPersonChange(() => {
  loading.cancel();
  shown = undefined;
  projects.items = ref([]);
  projects.nextCursor = null;
  projects.phase = 'idle';
  projects.error = null;
});

/** Reloads the list; a pending request is aborted. */
export async function loadProjects(query: ProjectQuery): Promise<void> {
  const list = JSON.stringify([session.user?.id, query]);
  // A list that is shown stays while it is refreshed, which keeps the scroll position.
  if (list !== shown) projects.phase = 'loading';
  projects.query = query;
  const limit = projects.phase === 'ready' ? Math.min(100, Math.max(pageSize, projects.items.length)) : pageSize;
  const ask = (signal: AbortSignal) => listProjects({ limit, ...query }, signal);
  await loadInto(projects, loading, ask, ({ data, nextCursor }) => {
    Object.assign(projects, { items: ref(data), nextCursor });
    shown = list;
  });
}

/** Loads the next page; the items shown stay even if it fails. */
export async function loadMoreProjects(): Promise<void> {
  if (!projects.nextCursor || projects.phase !== 'ready') return;
  const signal = loading.begin();
  const { items, query, nextCursor: cursor } = projects;
  projects.phase = 'more';
  try {
    const page = await listProjects({ limit: pageSize, ...query, cursor }, signal);
    if (signal.aborted) return;
    Object.assign(projects, { items: ref([...items, ...page.data]), nextCursor: page.nextCursor, phase: 'ready' });
  } catch (error) {
    if (signal.aborted) return;
    projects.phase = 'ready';
    reportFailure(error, {}, () => void loadMoreProjects());
  }
}

export function removeFromProjects(id: string): void {
  projects.items = ref(projects.items.filter((project) => project.id !== id));
}
