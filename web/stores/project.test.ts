import { beforeEach, expect, it } from 'vitest';

import { startLocalServer } from '#web/testing/startLocalServer.ts';

import { openProject, project, refreshStatuses } from './project.ts';

const server = startLocalServer();
const answer = (status: string) => ({ status: 200, body: { data: [{ id: 'market', status }] } });

beforeEach(() => {
  project.id = null;
  server.on('GET /api/toolsets', { status: 200, body: { data: [] } });
  server.on('GET /api/projects/a', { status: 200, body: { data: { id: 'a', generations: [] } } });
});

it('shows the statuses requested last, even if earlier answers arrive later', async () => {
  server.on('GET /api/projects/a/toolsets', answer('empty'));
  await openProject('a');
  const asked = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  server.on('GET /api/projects/a/toolsets', async () => {
    asked.resolve();
    await gate.promise;
    return answer('generated');
  });
  const early = refreshStatuses();
  await asked.promise;
  server.on('GET /api/projects/a/toolsets', answer('saved'));
  await refreshStatuses();
  gate.resolve();
  await early;
  expect(project.toolsets).toMatchObject([{ status: 'saved' }]);
});
