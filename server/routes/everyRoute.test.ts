import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { allRoutes } from '../createServer.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';

const routes = allRoutes();
const closed = routes.filter(({ access }) => access === 'signed-in');

// What a body must look like to get past its own check, so that the owner is what decides.
const bodies: Record<string, unknown> = {
  'PATCH /api/workspaces/:id': { name: 'x' },
  'PATCH /api/projects/:id': { name: 'x' },
  'PUT /api/projects/:id/toolsets/:toolset': { content: { name: 'x' }, revision: 0 },
  'POST /api/projects/:id/toolsets/:toolset/generations': {},
  'POST /api/projects/:id/generations': { toolsets: ['about'] },
};

let server: TestServer;
let stranger: string;
let ids: Record<string, string>;

beforeAll(async () => {
  server = await startTestServer();
  const { token } = await server.register();
  stranger = (await server.register()).token;
  const { body } = await server.call('POST', '/api/projects', {
    token,
    body: { name: 'Mine', description: 'A project' },
  });
  const workspaces = await server.call('GET', '/api/workspaces', { token });
  ids = {
    '/api/projects': body.data.project.id,
    '/api/generations': body.data.generation.id,
    '/api/workspaces': workspaces.body.data[0].id,
  };
});
afterAll(() => server.stop());

function fill(path: string): string {
  const resource = /^\/api\/\w+/.exec(path)![0];
  return path.replace(':id', ids[resource] ?? 'x').replace(':toolset', 'about');
}

describe.each(closed.map(({ method, path }) => [method, path] as const))('%s %s', (method, path) => {
  it('is closed to anonymous people', async () => {
    const body = bodies[`${method} ${path}`];
    expect(await server.call(method, fill(path), { body })).toMatchObject({
      status: 401,
      body: { key: 'unauthorized' },
    });
  });

  if (!path.includes(':id')) return;
  it('tells a stranger what it tells about something absent', async () => {
    const body = bodies[`${method} ${path}`];
    const foreign = await server.call(method, fill(path), { token: stranger, body });
    const absent = await server.call(method, path.replace(':id', 'absent').replace(':toolset', 'about'), {
      token: stranger,
      body,
    });
    for (const reply of [foreign, absent]) expect(reply).toMatchObject({ status: 404, body: { key: 'not-found' } });
    expect({ ...foreign.body, requestId: 0 }).toEqual({ ...absent.body, requestId: 0 });
  });
});

it('stands in the published description', async () => {
  const { body } = await server.call('GET', '/api/openapi.json');
  expect(body.openapi).toBe('3.1.0');
  for (const { method, path } of routes) {
    const described = body.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    expect(described, `${method} ${path}`).toBeDefined();
  }
  const created = body.paths['/api/projects'].post;
  expect(created.requestBody.content['application/json'].schema).toMatchObject({ required: ['name', 'description'] });
  expect(created.responses['201'].content['application/json'].schema.properties.data.properties).toHaveProperty(
    'project',
  );
});
