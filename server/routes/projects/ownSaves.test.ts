import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Project } from '#engine/protocol/project.ts';
import { Person } from '#server/testing/Person.ts';
import { quickly } from '#server/testing/quickly.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { dialects } from '#server/testing/testDatabases.ts';

describe.each(dialects)('the progress of a project tells what its owner has saved, on %s', (dialect) => {
  let server: TestServer;
  let ada: Person;
  let bora: Person;
  let project: string;

  beforeAll(async () => {
    server = await startTestServer({}, { dialect, generation: quickly });
    ada = await Person.register(server);
    const { token, user } = await server.register('bora@example.com');
    bora = new Person(server, { id: user.id, token });
    const body = { name: 'Kutu', description: 'Boxes.' };
    const created = (await ada.call('POST', '/api/projects', body)).body.data;
    await ada.ended(created.generation.id);
    project = created.project.id;
    const member = { email: 'bora@example.com', role: 'editor' };
    expect((await ada.call('POST', `/api/projects/${project}/members`, member)).status).toBe(201);
  });
  afterAll(() => server.stop());

  const progressOf = async (id: string, person = ada) =>
    ((await person.call('GET', `/api/projects/${id}`)).body.data as Project).progress;

  it('and not what a colleague has, in either place', async () => {
    for (const toolset of ['about', 'stakeholder']) await bora.saveExample(project, toolset);
    expect(await progressOf(project)).toMatchObject({ saved: 2, own: { setup: 0, path: 0 } });
    await ada.saveExample(project, 'about');
    expect(await progressOf(project)).toMatchObject({ saved: 2, own: { setup: 1, path: 0 } });
    await ada.saveExample(project, 'stakeholder');
    await bora.save(project, 'stakeholder', { stakeholders: [{ nameOrRole: 'By a colleague' }] });
    expect(await progressOf(project)).toMatchObject({ saved: 2, own: { setup: 1, path: 1 } });
    const [listed] = (await ada.call('GET', '/api/projects')).body.data as Project[];
    expect(listed?.progress.own).toEqual({ setup: 1, path: 1 });
  });

  it('nor what came with a copy or a change of hands', async () => {
    const copy = (await bora.call('POST', `/api/projects/${project}/copies`, { name: 'Copy', toolsets: 'all' })).body;
    expect(copy.data.project.progress).toMatchObject({ saved: 2, own: { setup: 0, path: 0 } });
    const [member] = (await ada.call('GET', `/api/projects/${project}/members`)).body.data as { id: string }[];
    const address = `/api/projects/${project}/owner`;
    await ada.call('POST', address, { member: member!.id });
    expect((await bora.call('POST', `${address}/acceptance`)).status).toBe(200);
    expect(await progressOf(project, bora)).toMatchObject({ saved: 2, own: { setup: 0, path: 0 } });
  });
});
