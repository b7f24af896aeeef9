import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { countBlanks } from '#engine/blanks/countBlanks.ts';
import { Person } from '#server/testing/Person.ts';
import { quickly } from '#server/testing/quickly.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

describe('without a model', () => {
  let server: TestServer;
  let ada: Person;

  beforeAll(async () => {
    server = await startTestServer({}, { generation: quickly, withoutModel: true });
    ada = await Person.register(server);
  });
  afterAll(() => server.stop());

  it('says so, and lays out starters for nothing', async () => {
    const { model } = (await ada.call('GET', '/api/configuration')).body.data;
    expect(model.kind).toBe('built-in');
    const before = await ada.balance();
    const created = await ada.call('POST', '/api/projects', { name: 'Kirpi', description: 'Seeds for schools.' });
    const { project, generation } = created.body.data;
    expect(generation.tokens).toBe(0);
    expect((await ada.ended(generation.id)).status).toBe('succeeded');
    const sections = await ada.toolset(project.id, 'sections');
    expect(sections).toMatchObject({ status: 'generated', draft: { starter: true } });
    expect(sections.content!['problem']).toContain('Seeds for schools.');
    expect(countBlanks(sections.content)).toBeGreaterThan(8);
    expect(await ada.balance()).toBe(before);
  });

  it('tells everywhere which of the drafts that wait are starters', async () => {
    const project = await ada.project();
    await ada.ended((await ada.begin(project, 'stakeholder')).id);
    const told = async () => {
      const statuses = await ada.call('GET', `/api/projects/${project}/toolsets`);
      const { progress } = (await ada.call('GET', `/api/projects/${project}`)).body.data;
      const { dependencies } = await ada.toolset(project, 'persona');
      const of = (list: { id: string }[]) => list.find(({ id }) => id === 'stakeholder');
      return { status: of(statuses.body.data), related: of(dependencies), starters: progress.starters };
    };
    const waiting = { status: 'generated', starter: true };
    expect(await told()).toMatchObject({ status: waiting, related: waiting, starters: 1 });

    // A model was connected since, and wrote another one: the words follow each draft's own origin.
    const { connection } = server.services.database;
    await connection('project_toolsets').where({ project_id: project, toolset_id: 'stakeholder' }).update({
      draft_example: false,
    });
    const written = { status: 'generated', starter: false };
    expect(await told()).toMatchObject({ status: written, related: written, starters: 0 });
  });

  it('takes a starter with an answer and blanks, but not the blanks alone', async () => {
    const project = await ada.project();
    await ada.ended((await ada.begin(project, 'stakeholder')).id);
    const { content } = await ada.toolset(project, 'stakeholder');
    const path = `/api/projects/${project}/toolsets/stakeholder`;
    const untouched = await ada.call('PUT', path, { content, revision: 0 });
    expect(untouched).toMatchObject({ status: 400, body: { key: 'empty-content' } });
    const [first, ...others] = content!['stakeholders'] as { id: string; nameOrRole: string }[];
    const answered = { ...content, stakeholders: [{ ...first, nameOrRole: 'School gardeners' }, ...others] };
    expect((await ada.call('PUT', path, { content: answered, revision: 0 })).status).toBe(200);

    // What was answered stands in the starters that follow; what was not is no name.
    await ada.ended((await ada.begin(project, 'persona')).id);
    const personas = (await ada.toolset(project, 'persona')).content!['personas'];
    expect(personas).toMatchObject([
      { name: expect.stringContaining('School gardeners'), linkedStakeholder: first!.id },
      { name: expect.not.stringContaining('?'), linkedStakeholder: others[0]!.id },
    ]);
  });

  it('lays out a single field anew, and leaves the rest', async () => {
    const project = await ada.project();
    await ada.ended((await ada.begin(project, 'stakeholder')).id);
    const { content } = await ada.toolset(project, 'stakeholder');
    const list = content!['stakeholders'] as Record<string, unknown>[];
    const mine = { stakeholders: [{ ...list[0], nameOrRole: 'Ada', why: 'She asked.' }] };
    await ada.save(project, 'stakeholder', mine);
    await ada.ended((await ada.begin(project, 'stakeholder', { fields: ['/stakeholders/0/why'] })).id);
    expect((await ada.toolset(project, 'stakeholder')).content).toMatchObject({
      stakeholders: [{ nameOrRole: 'Ada', why: list[0]!['why'] }],
    });
  });
});

describe('a model server on this machine', () => {
  it('is found at the port that is named, and told of; "off" leaves it alone', async () => {
    const listing = JSON.stringify({ data: [{ id: 'nomic-embed-text' }, { id: 'llama3.1:8b' }] });
    const local = createServer((_, response) => void response.end(listing));
    await new Promise<void>((resolve) => void local.listen(0, '127.0.0.1', resolve));
    const port = String((local.address() as AddressInfo).port);
    const modelWith = async (environment: Record<string, string>) => {
      const server = await startTestServer(environment, { withoutModel: true });
      const { model } = (await (await fetch(`${server.url}/api/configuration`)).json()).data;
      await server.stop();
      return model;
    };
    expect(await modelWith({ LOCAL_MODELS: port })).toEqual({ kind: 'openai', name: 'llama3.1:8b' });
    expect(await modelWith({ LOCAL_MODELS: 'off' })).toEqual({ kind: 'built-in', name: 'built-in' });
    local.close();
  });
});
