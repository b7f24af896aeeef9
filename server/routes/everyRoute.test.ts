import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { allRoutes } from '../createServer.ts';
import { Person } from '../testing/Person.ts';
import { goodPassword, startTestServer, type TestServer } from '../testing/startTestServer.ts';

/** The public routes, each with its reason; a new one has to be added here on purpose. */
const open = [
  'GET /api/articles',
  'GET /api/articles/:id',
  'GET /api/auth/google',
  'GET /api/configuration',
  'GET /api/openapi.json',
  'GET /api/toolsets/:toolset/validator-:hash.js',
  'GET /healthz',
  'GET /metrics',
  'GET /readyz',
  'POST /api/auth/google',
  'POST /api/auth/login',
  'POST /api/auth/password-reset',
  'POST /api/auth/password-reset/code',
  'POST /api/auth/password-reset/verify',
  'POST /api/auth/register',
  'POST /api/auth/register/code',
  'POST /api/auth/register/verify',
];

interface Case {
  /** A valid body, so that authorisation is what refuses it. */
  body?: (owner: Owner) => object;
  /** For paths without an id, which concern the caller only: the status that another person gets. */
  status?: number;
}

/** All other routes, with the request another person tries. A route that is missing here fails the test below. */
const closed: Record<string, Case> = {
  'POST /api/auth/logout': { status: 204 },
  'GET /api/user/current': { status: 200 },
  'PATCH /api/user/current': { status: 200, body: ({ id }) => ({ fullName: 'Taken over', id }) },
  'POST /api/user/change-password': {
    status: 204,
    body: ({ id }) => ({ currentPassword: goodPassword, newPassword: 'another river stone', userId: id }),
  },
  'POST /api/user/email/code': { status: 204, body: ({ email }) => ({ email, password: goodPassword }) },
  'POST /api/user/email': { status: 400, body: ({ email }) => ({ email, code: '000000' }) },
  'GET /api/user/sessions': { status: 200 },
  'DELETE /api/user/sessions': { status: 204 },
  'DELETE /api/user/sessions/:id': {},
  'GET /api/user/export': { status: 200 },
  'POST /api/user/deletion/code': { status: 204 },
  'DELETE /api/user/current': { status: 204, body: ({ id }) => ({ password: goodPassword, id }) },
  'GET /api/workspaces': { status: 200 },
  'POST /api/workspaces': { status: 201, body: ({ id }) => ({ name: 'x', userId: id }) },
  'PATCH /api/workspaces/:id': { body: () => ({ name: 'x' }) },
  'DELETE /api/workspaces/:id': {},
  'GET /api/projects': { status: 200 },
  'POST /api/projects': {
    status: 404,
    body: ({ workspaceId }) => ({ name: 'x', description: 'x', workspaceId }),
  },
  'POST /api/projects/example': { status: 201 },
  'POST /api/projects/import': { status: 415, body: ({ workspaceId }) => ({ workspaceId }) },
  'GET /api/projects/:id': {},
  'PATCH /api/projects/:id': { body: () => ({ name: 'x' }) },
  'DELETE /api/projects/:id': {},
  'GET /api/projects/:id/toolsets': {},
  'GET /api/projects/:id/evidence': {},
  'GET /api/projects/:id/toolsets/:toolset': {},
  'PUT /api/projects/:id/toolsets/:toolset': { body: () => ({ content: { name: 'x' }, revision: 0 }) },
  'DELETE /api/projects/:id/toolsets/:toolset/draft': {},
  'POST /api/projects/:id/toolsets/:toolset/generations': { body: () => ({}) },
  'POST /api/projects/:id/generations': { body: () => ({ toolsets: ['about'] }) },
  'POST /api/projects/:id/exports': { body: () => ({ toolsets: ['about'], format: 'json' }) },
  'GET /api/toolsets': { status: 200 },
  'GET /api/toolsets/:toolset': { status: 200 },
  'GET /api/toolsets/:toolset/examples/:language': { status: 404 },
  'GET /api/generations/:id': {},
  'GET /api/generations/:id/events': {},
  'DELETE /api/generations/:id': {},
  'GET /api/balance': { status: 200 },
};

/** Routes open before accepting the terms: for accepting them, or for leaving with one's data. */
const beforeTerms = [
  'DELETE /api/user/current',
  'GET /api/user/current',
  'GET /api/user/export',
  'PATCH /api/user/current',
  'POST /api/auth/logout',
  'POST /api/user/deletion/code',
];

/** What each route does on the project that its address names, as `mayOnProject` is asked. */
const onProjects = {
  'GET /api/projects/:id': 'read',
  'PATCH /api/projects/:id': 'manage',
  'DELETE /api/projects/:id': 'delete',
  'GET /api/projects/:id/evidence': 'read',
  'GET /api/projects/:id/toolsets': 'read',
  'GET /api/projects/:id/toolsets/:toolset': 'read',
  'PUT /api/projects/:id/toolsets/:toolset': 'edit',
  'DELETE /api/projects/:id/toolsets/:toolset/draft': 'edit',
  'POST /api/projects/:id/toolsets/:toolset/generations': 'generate',
  'POST /api/projects/:id/generations': 'generate',
  'POST /api/projects/:id/exports': 'read',
  'GET /api/generations/:id': 'read',
  'GET /api/generations/:id/events': 'read',
  'DELETE /api/generations/:id': 'finish',
};

interface Owner {
  id: string;
  email: string;
  token: string;
  workspaceId: string;
  /** The owner's ids, by path prefix. */
  ids: Record<string, string>;
}

const keyOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const routes = allRoutes();
let server: TestServer;
let owner: Owner;
let belongings: unknown[];

beforeAll(async () => {
  server = await startTestServer();
  const { token, user } = await server.register();
  const call = async (method: string, path: string, body?: unknown) =>
    (await server.call(method, path, { token, body })).body.data;
  const { project, generation } = await call('POST', '/api/projects', { name: 'Mine alone', description: 'A project' });
  const [workspace] = await call('GET', '/api/workspaces');
  const [device] = await call('GET', '/api/user/sessions');
  owner = {
    ...user,
    token,
    workspaceId: workspace.id,
    ids: {
      '/api/projects': project.id,
      '/api/generations': generation.id,
      '/api/workspaces': workspace.id,
      '/api/user/sessions': device.id,
    },
  };
  await new Person(server, { id: user.id, token }).ended(generation.id);
  belongings = await belongingsOf(owner);
});
afterAll(() => server.stop());

/** The path with the owner's ids filled in, or with `id` instead. */
function fill(path: string, id?: string): string {
  const [, owned] = Object.entries(owner.ids).find(([beginning]) => path.startsWith(`${beginning}/`)) ?? [];
  return path.replace(':id', id ?? owned ?? ':id').replace(':toolset', 'about');
}

describe('the list of routes', () => {
  it('lists every public route', () => {
    const found = routes.filter(({ access }) => access === 'public').map(keyOf);
    expect(found.toSorted()).toEqual(open);
  });

  it('has a case for every other route', () => {
    const found = routes.filter(({ access }) => access === 'signed-in').map(keyOf);
    expect(found.toSorted()).toEqual(Object.keys(closed).toSorted());
  });

  it('lists every route open before accepting the terms', () => {
    const found = routes.filter((route) => route.beforeTerms).map(keyOf);
    expect(found.toSorted()).toEqual(beforeTerms);
  });

  it('asks who may do what on every project and generation that an address names', () => {
    const asked = routes.flatMap((route) => (route.project ? [[keyOf(route), route.project]] : []));
    expect(Object.fromEntries(asked)).toEqual(onProjects);
    const named = routes.filter(({ path }) => /\/(projects|generations)\/:/.test(path)).map(keyOf);
    expect(named.toSorted()).toEqual(Object.keys(onProjects).toSorted());
  });

  it('reaches a project by its id only through that question', () => {
    const files = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?<!\.test)\.ts$/.test(file),
    );
    const reaching = files.filter((file) =>
      /\b(findProject|findProjectOfGeneration|lockProject)\b/.test(readFileSync(join('server', file), 'utf8')),
    );
    expect(reaching.toSorted()).toEqual(['access/requireProject.ts', 'database/repositories/projects.ts']);
  });
});

describe.each(Object.keys(closed))('%s', (key) => {
  const [method, path] = key.split(' ') as [string, string];
  const { body, status } = closed[key]!;

  it('refuses anonymous calls', async () => {
    const reply = await server.call(method, fill(path), { body: body?.(owner) });
    expect(reply).toMatchObject({ status: 401, body: { key: 'unauthorized' } });
  });

  it(`${beforeTerms.includes(key) ? 'is open' : 'is closed'} to people who have yet to accept the terms`, async () => {
    const { token, user } = await server.register();
    const { connection } = server.services.database;
    await connection('users').where({ id: user.id }).update({ terms_accepted_at: null });
    const reply = await server.call(method, fill(path), { token, body: body?.(owner) });
    if (beforeTerms.includes(key)) expect(reply.status, JSON.stringify(reply.body)).toBe(status);
    else {
      const said = { key: 'terms-not-accepted', title: expect.any(String), message: expect.any(String) };
      expect(reply).toMatchObject({ status: 400, body: said });
    }
    expect(await belongingsOf(owner)).toEqual(belongings);
  });

  it('reveals nothing of the owner to another person', async () => {
    const stranger = await server.register();
    const ask = (address: string) => server.call(method, address, { token: stranger.token, body: body?.(owner) });
    const foreign = await ask(fill(path));
    if (path.includes(':id')) {
      const absent = await ask(fill(path, 'absent'));
      for (const reply of [foreign, absent]) expect(reply).toMatchObject({ status: 404, body: { key: 'not-found' } });
      expect({ ...foreign.body, requestId: 0 }).toEqual({ ...absent.body, requestId: 0 });
    } else {
      expect(foreign.status, JSON.stringify(foreign.body)).toBe(status);
      const told = JSON.stringify(foreign.body);
      for (const secret of [owner.id, owner.email, 'Mine alone', ...Object.values(owner.ids)])
        expect(told).not.toContain(secret);
    }
    expect(await belongingsOf(owner)).toEqual(belongings);
  });
});

/** The person's data as their own GET calls return it. */
async function belongingsOf({ token, ids }: Owner): Promise<unknown[]> {
  const addresses = [
    '/api/user/current',
    '/api/user/sessions',
    '/api/workspaces',
    '/api/projects',
    `/api/projects/${ids['/api/projects']}/toolsets/about`,
    `/api/generations/${ids['/api/generations']}`,
    '/api/balance',
  ];
  return Promise.all(
    addresses.map(async (address) => {
      const { status, body } = await server.call('GET', address, { token });
      expect(status, address).toBe(200);
      return body;
    }),
  );
}

it('checks every id, including those in bodies', async () => {
  const stranger = await server.register();
  const own = await server.call('POST', '/api/projects/example', { token: stranger.token });
  const address = `/api/projects/${own.body.data.project.id}`;
  const moved = await server.call('PATCH', address, {
    token: stranger.token,
    body: { workspaceId: owner.workspaceId },
  });
  expect(moved).toMatchObject({ status: 404, body: { key: 'not-found' } });
  const listed = await server.call('GET', `/api/projects?workspaceId=${owner.workspaceId}`, { token: stranger.token });
  expect(listed.body).toMatchObject({ data: [] });
});

it('rejects ids that differ by case or trailing blanks', async () => {
  const { token } = await server.register();
  const { project } = (await server.call('POST', '/api/projects/example', { token })).body.data;
  const { workspaceId } = project as { workspaceId: string };
  for (const more of ['%20', '%09', '%00', '%C2%A0', '%E2%80%8B', '.', '%2F'])
    for (const path of [`/api/projects/${project.id}${more}`, `/api/projects/${project.id}${more}/toolsets`])
      expect([path, (await server.call('GET', path, { token })).status]).toEqual([path, 404]);
  const lowerCase = `/api/projects/${project.id.toLowerCase()}`;
  expect((await server.call('GET', lowerCase, { token })).status).toBe(404);
  const unlike = ['', ' ', `${workspaceId} `, `${workspaceId}\0`, `${workspaceId}é`];
  for (const [status, id] of [[404, workspaceId.toLowerCase()], ...unlike.map((each) => [422, each] as const)]) {
    const moved = await server.call('PATCH', `/api/projects/${project.id}`, { token, body: { workspaceId: id } });
    expect([id, moved.status]).toEqual([id, status]);
    const body = { name: 'x', description: 'x', workspaceId: id };
    expect([id, (await server.call('POST', '/api/projects', { token, body })).status]).toEqual([id, status]);
  }
});

it('is part of the published description', async () => {
  const { body } = await server.call('GET', '/api/openapi.json');
  expect(body.openapi).toBe('3.1.0');
  for (const { method, path } of routes) {
    const described = body.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    expect(described, `${method} ${path}`).toBeDefined();
  }
  const person = await Person.register(server);
  for (const { method, path } of routes.filter((route) => route.body)) {
    const described = body.paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()];
    const { status } = await person.call(method, path.replace(/:\w+/g, 'x'));
    expect(described.requestBody.required, `${method} ${path}`).toBe(status === 422 || status === 415);
  }
  const created = body.paths['/api/projects'].post;
  expect(created.requestBody.content['application/json'].schema).toMatchObject({ required: ['name', 'description'] });
  expect(created.responses['201'].content['application/json'].schema.properties.data.properties).toHaveProperty(
    'project',
  );
});
