import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { allRoutes } from '#server/createServer.ts';
import { insertProjectImages } from '#server/database/repositories/images.ts';
import { insertInvitation } from '#server/database/repositories/invitations.ts';
import { storeImage } from '#server/images/storeImage.ts';
import { Person } from '#server/testing/Person.ts';
import {
  beforeTerms,
  closed,
  fillPath,
  keyOf,
  onProjects,
  open,
  type Owning,
  splitKey,
} from '#server/testing/routeCases.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

type Owner = Owning & { token: string };

const aComment = { toolset: 'about', text: 'Is this so?' };
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
  const payment = await call('POST', '/api/payments', { packageId: 'seed' });
  const comment = await call('POST', `/api/projects/${project.id}/comments`, aComment);
  owner = {
    ...user,
    token,
    workspaceId: workspace.id,
    ids: {
      '/api/projects': project.id,
      '/api/generations': generation.id,
      '/api/workspaces': workspace.id,
      '/api/user/sessions': device.id,
      '/api/payments': payment.id,
      ':comment': comment.id,
      '/api/user/invitations': await inviteTo(user.email),
    },
  };
  const ada = new Person(server, { id: user.id, token });
  await ada.ended(generation.id);
  owner.ids[':fileName'] = await addImage(project.id);
  owner.ids[':version'] = await createVersion(ada, project.id);
  belongings = await belongingsOf(owner);
});
afterAll(() => server.stop());
// Each test registers people and reads the owner's lists, more often in all than one address or person may.
beforeEach(async () => {
  for (const name of ['sign-in', 'client-code-requests', 'client-code-checks'] as const)
    await server.services.limits.reset(name, { client: '127.0.0.1' });
  await server.services.limits.reset('lists', { person: owner.id });
});

const fill = (path: string, id?: string) => fillPath(path, owner.ids, id);

/** An invitation that waits, to a project of somebody else's. */
async function inviteTo(email: string): Promise<string> {
  const host = await Person.register(server);
  const { project } = (await host.call('POST', '/api/projects/example')).body.data;
  const invitation = { email, role: 'editor', invitedBy: host.id, tokenHash: 'x', expiresAt: '2099-01-01' } as const;
  return server.services.database.transaction((transaction) =>
    insertInvitation(transaction, { projectId: project.id, ...invitation }),
  );
}

async function addImage(project: string): Promise<string> {
  const { services } = server;
  const image = { bytes: Buffer.from('x'), type: 'png', width: 1, height: 1 } as const;
  const fileName = await storeImage(services, image);
  await services.database.transaction((transaction) => insertProjectImages(transaction, project, [fileName], owner.id));
  return fileName;
}

async function createVersion(person: Person, project: string): Promise<string> {
  await person.saveExample(project, 'about');
  return (await person.call('POST', `/api/projects/${project}/versions`, { name: 'Mine' })).body.data.id;
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
      /\b(findProject|findProjectOfGeneration|findProjectOfLink|lockProject)\b/.test(
        readFileSync(join('server', file), 'utf8'),
      ),
    );
    expect(reaching.toSorted()).toEqual([
      'access/requireProject.ts',
      'access/requireSharedLink.ts',
      'database/repositories/projects.ts',
    ]);
  });
});

describe.each(Object.keys(closed))('%s', (key) => {
  const [method, path] = splitKey(key);
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

/** Routes that see a deleted project. */
const ofDeleted = ['DELETE /api/projects/:id', 'POST /api/projects/:id/restore'];

describe('once a project is deleted', () => {
  const mark = (removed_at: string | null) =>
    server.services.database.connection('projects').where({ id: owner.ids['/api/projects'] }).update({ removed_at });
  beforeAll(() => mark(new Date().toISOString()));
  afterAll(() => mark(null));

  it.each(Object.keys(onProjects).filter((key) => !ofDeleted.includes(key)))('%s does not find it', async (key) => {
    const [method, path] = splitKey(key);
    const reply = await server.call(method, fill(path), { token: owner.token, body: closed[key]!.body?.(owner) });
    expect(reply).toMatchObject({ status: 404, body: { key: 'not-found' } });
  });
});

/** The person's data as their own GET calls return it. */
async function belongingsOf({ token, ids }: Owner): Promise<unknown[]> {
  const addresses = [
    '/api/user/current',
    '/api/user/sessions',
    '/api/user/invitations',
    '/api/workspaces',
    '/api/projects',
    `/api/projects/${ids['/api/projects']}/toolsets/about`,
    `/api/projects/${ids['/api/projects']}/versions`,
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
