import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Workspace } from '#engine/protocol/workspace.ts';
import { Person } from '#server/testing/Person.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { dialects } from '#server/testing/testDatabases.ts';

describe.each(dialects)('workspaces on %s', (dialect) => {
  let server: TestServer;
  let ada: Person;
  let home: Workspace;
  let lab: Workspace;

  beforeAll(async () => void (server = await startTestServer({}, { dialect })));
  afterAll(() => server.stop());
  beforeEach(async () => {
    ada = await Person.register(server);
    lab = (await ada.call('POST', '/api/workspaces', { name: 'Lab' })).body.data;
    home = (await list())[0]!;
  });

  const list = async () => (await ada.call('GET', '/api/workspaces')).body.data as Workspace[];
  const create = async (name: string, workspaceId = lab.id) =>
    (await ada.call('POST', '/api/projects', { name, description: 'Boxes.', workspaceId })).body.data.project.id;
  const workspaceOf = async (id: string) => (await ada.call('GET', `/api/projects/${id}`)).body.data?.workspaceId;
  const drop = (id: string, query = '') => ada.call('DELETE', `/api/workspaces/${id}${query}`);

  it('tells how many projects are in one, and deletes none of them without an answer', async () => {
    const ids = [await create('Guest'), await create('Other')];
    expect((await list()).map(({ projects }) => projects)).toEqual([0, 2]);
    const refused = await drop(lab.id);
    expect(refused).toMatchObject({ status: 400, body: { key: 'workspace-not-empty', data: { projects: 2 } } });
    expect(refused.body.message).toContain('Projects in it: 2');
    for (const id of ids) expect(await workspaceOf(id)).toBe(lab.id);
  });

  it('deletes an empty one at once', async () => {
    expect((await drop(lab.id)).status).toBe(204);
    expect(await list()).toHaveLength(1);
  });

  it('moves the projects of a deleted one where they are told to go', async () => {
    const studio = (await ada.call('POST', '/api/workspaces', { name: 'Studio' })).body.data as Workspace;
    const [guest, gone] = [await create('Guest'), await create('Gone')];
    await ada.call('DELETE', `/api/projects/${gone}`);
    expect((await drop(lab.id, `?projects=move&to=${studio.id}`)).status).toBe(204);
    expect(await workspaceOf(guest)).toBe(studio.id);
    // A deleted project is not moved along: it comes back where everything comes back.
    expect((await ada.call('POST', `/api/projects/${gone}/restore`)).body.data.workspaceId).toBe(home.id);
  });

  it.each(['', 'absent', 'itself', 'foreign'])('does not move them to a workspace that is %s', async (kind) => {
    const id = await create('Guest');
    const stranger = await Person.register(server);
    const foreign = (await stranger.call('GET', '/api/workspaces')).body.data[0].id;
    const to = { '': '', absent: '&to=absent', itself: `&to=${lab.id}`, foreign: `&to=${foreign}` }[kind]!;
    const refused = await drop(lab.id, `?projects=move${to}`);
    expect(refused).toMatchObject(
      kind ? { status: 404, body: { key: 'not-found' } } : { status: 422, body: { errors: [{ path: '/to' }] } },
    );
    expect(await workspaceOf(id)).toBe(lab.id);
  });

  it('deletes the projects with it, from where they can be restored into the default one', async () => {
    const id = await create('Guest');
    await ada.call('POST', `/api/projects/${id}/generations`, { toolsets: 'all' });
    expect((await drop(lab.id, '?projects=delete')).status).toBe(204);
    expect(await workspaceOf(id)).toBeUndefined();
    expect((await ada.call('POST', `/api/projects/${id}/restore`)).body.data.workspaceId).toBe(home.id);
    expect((await ada.call('GET', `/api/projects/${id}`)).body.data.generations).toEqual([]);
  });

  it('keeps the default one until another is', async () => {
    expect(await drop(home.id)).toMatchObject({ status: 400, body: { key: 'workspace-default' } });
    const made = await ada.call('PATCH', `/api/workspaces/${lab.id}`, { isDefault: true });
    expect(made.body.data).toMatchObject({ id: lab.id, name: 'Lab', isDefault: true });
    expect((await list()).map(({ isDefault }) => isDefault)).toEqual([false, true]);
    expect((await drop(home.id)).status).toBe(204);
    expect((await drop(lab.id)).body.key).toBe('workspace-default');
    const body = { name: 'Kutu', description: 'Boxes.' };
    expect((await ada.call('POST', '/api/projects', body)).body.data.project.workspaceId).toBe(lab.id);
  });

  it('refuses names that are empty or too long, with words', async () => {
    expect((await ada.call('PATCH', `/api/workspaces/${lab.id}`, { name: 'Studio' })).body.data.name).toBe('Studio');
    for (const [name, key] of [
      ['', 'required'],
      ['  ', 'required'],
      ['x'.repeat(121), 'too-long'],
    ] as const)
      for (const [method, path] of [
        ['POST', ''],
        ['PATCH', `/${lab.id}`],
      ] as const) {
        const reply = await ada.call(method, `/api/workspaces${path}`, { name });
        expect(reply).toMatchObject({ status: 422, body: { errors: [{ path: '/name', key }] } });
        expect(reply.body.errors[0].message).toMatch(/\w+ .*\.$/);
      }
  });
});
