import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { ToolsetStatus } from '#engine/protocol/project.ts';
import { createId } from '#server/database/createId.ts';
import { Person } from '#server/testing/Person.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { dialects } from '#server/testing/testDatabases.ts';

describe.each(dialects)('copying a project on %s', (dialect) => {
  let server: TestServer;
  let ada: Person;
  let id: string;
  let workspaceId: string;

  beforeAll(async () => {
    server = await startTestServer({}, { dialect });
    ada = await Person.register(server);
    id = (await ada.call('POST', '/api/projects/example')).body.data.project.id;
    workspaceId = (await ada.call('POST', '/api/workspaces', { name: 'Lab' })).body.data.id;
    // Stale, with what has changed since; a draft beside a saved content; and what a model drafted.
    const { content } = await ada.toolset(id, 'stakeholder');
    await ada.save(id, 'stakeholder', { ...content, stakeholders: (content!['stakeholders'] as object[]).slice(0, 1) });
    await ada.ended((await ada.begin(id, 'scamper')).id);
  });
  afterAll(() => server.stop());

  const copy = (body: object, headers = {}) =>
    ada.call('POST', `/api/projects/${id}/copies`, { name: 'Copy', toolsets: 'all', ...body }, headers);
  const statuses = async (project: string) =>
    (await ada.call('GET', `/api/projects/${project}/toolsets`)).body.data as ToolsetStatus[];
  const rows = async (project: string) => {
    const { connection } = server.services.database;
    const [toolsets, earlier] = await Promise.all(
      ['project_toolsets', 'earlier_contents'].map((table) =>
        connection(table).where({ project_id: project }).orderBy(['toolset_id']),
      ),
    );
    return { toolsets, earlier };
  };
  // Who saved is told in the original alone.
  const own = ['project_id', 'owner_saved', 'saved_by'];
  const without = (found: object) => JSON.parse(JSON.stringify(found, (key, value) => (own.includes(key) ? 0 : value)));

  it('has all that the original has, and is stale exactly where it is', async () => {
    const reply = await copy({ workspaceId, language: 'tr' });
    expect(reply.status).toBe(201);
    const { project } = reply.body.data;
    const original = (await ada.call('GET', `/api/projects/${id}`)).body.data;
    expect(project).toMatchObject({ name: 'Copy', workspaceId, language: 'tr', mode: 'write', isExample: false });
    // What somebody else saved, or one saved elsewhere, is no step of one's own here.
    const progress = { ...original.progress, own: { setup: 0, path: 0 } };
    expect(project).toMatchObject({ description: original.description, progress });
    const [of, mine] = [await rows(id), await rows(project.id)];
    expect(of.earlier!.length).toBeGreaterThan(0);
    // Every column, so that one which is added later is not forgotten; but a copy is no step of one's own.
    expect(without(mine)).toEqual(without(of));
    const told = await statuses(id);
    expect(told.some(({ stale }) => stale)).toBe(true);
    expect(told.some(({ status }) => status === 'generated')).toBe(true);
    expect(await statuses(project.id)).toEqual(told);
    const evidence = async (each: string) => (await ada.call('GET', `/api/projects/${each}/evidence`)).body.data;
    expect(await evidence(project.id)).toEqual(await evidence(id));
    expect((await ada.toolset(project.id, 'about')).content).toMatchObject({ name: 'Copy' });
  });

  it('goes its own way afterwards', async () => {
    const { project } = (await copy({})).body.data;
    const before = await rows(id);
    await ada.save(project.id, 'persona', { personas: [{ name: 'Somebody else' }] });
    await ada.call('DELETE', `/api/projects/${project.id}`);
    await ada.call('DELETE', `/api/projects/${project.id}`);
    expect(await rows(id)).toEqual(before);
  });

  it('leaves out the contents that nobody wants, and takes for fresh what was made from them', async () => {
    const toolsets = ['about', 'sections', 'persona'];
    const { project } = (await copy({ toolsets })).body.data;
    expect(project.progress).toMatchObject({ saved: 3, generated: 0 });
    const found = await statuses(project.id);
    expect(found.flatMap((each) => (each.status === 'empty' ? [] : [each.id]))).toEqual(toolsets);
    // The stakeholders that the persona was made from have changed in the original; here there are none.
    expect((await ada.toolset(id, 'persona')).stale).toBe(true);
    expect(found.filter(({ stale }) => stale)).toEqual([]);
    await ada.saveExample(project.id, 'stakeholder');
    expect(await ada.toolset(project.id, 'persona')).toMatchObject({ stale: true, staleBecause: ['stakeholder'] });
    expect((await copy({ toolsets: [] })).body.data.project.progress).toMatchObject({ saved: 0, generated: 0 });
  });

  it('may be made by whoever reads the original, into their own account', async () => {
    const bora = await Person.register(server);
    await joinAs(id, bora, 'viewer');
    const reply = await bora.call('POST', `/api/projects/${id}/copies`, { name: 'Mine', toolsets: 'all' });
    const home = (await bora.call('GET', '/api/workspaces')).body.data[0].id;
    expect(reply).toMatchObject({ status: 201, body: { data: { project: { role: 'owner', workspaceId: home } } } });
    await bora.saveExample(reply.body.data.project.id, 'stakeholder');
    expect((await ada.call('GET', `/api/projects/${reply.body.data.project.id}`)).status).toBe(404);
  });

  it('is made once per Idempotency-Key', async () => {
    const count = async () => (await ada.call('GET', '/api/projects')).body.data.length;
    const before = await count();
    const replies = await Promise.all([1, 2].map(() => copy({ name: 'Once' }, { 'idempotency-key': 'copy' })));
    expect(replies[0]!.body.data.project.id).toBe(replies[1]!.body.data.project.id);
    expect(await count()).toBe(before + 1);
  });

  it('refuses what is not right, with words, and makes nothing', async () => {
    const count = async () => (await ada.call('GET', '/api/projects?limit=100')).body.data.length;
    const before = await count();
    expect((await copy({ name: ' ' })).body.errors).toMatchObject([{ path: '/name', key: 'required' }]);
    expect((await copy({ name: 'x'.repeat(121) })).body.errors).toMatchObject([{ path: '/name', key: 'too-long' }]);
    expect((await copy({ toolsets: 'some' })).status).toBe(422);
    const bora = await Person.register(server);
    const foreign = (await bora.call('GET', '/api/workspaces')).body.data[0].id;
    expect((await copy({ workspaceId: foreign })).status).toBe(404);
    expect((await bora.call('POST', `/api/projects/${id}/copies`, { name: 'x', toolsets: 'all' })).status).toBe(404);
    expect(await count()).toBe(before);
  });

  async function joinAs(projectId: string, person: Person, role: string) {
    const now = new Date().toISOString();
    const { email } = await server.services.database.connection('users').where({ id: person.id }).first('email');
    const row = { id: createId(), project_id: projectId, user_id: person.id, email, role, created_at: now };
    await server.services.database
      .connection('project_members')
      .insert({ ...row, joined_at: now, last_opened_at: now });
  }
});
