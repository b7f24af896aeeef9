import { beforeEach, expect, it } from 'vitest';

import { startLocalServer } from '#web/testing/startLocalServer.ts';

import { loadMoreProjects, loadProjects, projects } from './projects.ts';
import { toasts } from './toasts.ts';

const server = startLocalServer();
const page = (ids: string[], nextCursor: string | null) => ({
  status: 200,
  body: { data: ids.map((id) => ({ id })), nextCursor },
});

beforeEach(() => {
  toasts.items = [];
});

it('keeps the shown items when loading more fails, and retries on request', async () => {
  server.on('GET /api/projects', page(['1', '2'], 'next'));
  await loadProjects({ sort: 'recent' });
  server.on('GET /api/projects', { status: 500, body: { key: 'unexpected' } });
  await loadMoreProjects();
  expect(projects).toMatchObject({ items: [{ id: '1' }, { id: '2' }], nextCursor: 'next', phase: 'ready' });

  server.on('GET /api/projects', page(['3'], null));
  toasts.items[0]!.action!.run();
  await expect.poll(() => projects.items.map(({ id }) => id)).toEqual(['1', '2', '3']);
  expect(projects.nextCursor).toBeNull();
});
