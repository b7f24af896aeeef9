import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { answerFromExamples } from '#server/testing/answerFromExamples.ts';
import { FakeModelServer } from '#server/testing/FakeModelServer.ts';
import { Person } from '#server/testing/Person.ts';
import { ProjectWatcher } from '#server/testing/ProjectWatcher.ts';
import { quickly } from '#server/testing/quickly.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { dialects } from '#server/testing/testDatabases.ts';

type Item = Record<string, unknown>;
const write = answerFromExamples();

describe.each(dialects)('locks, on %s', (dialect) => {
  let model: FakeModelServer;
  let server: TestServer;
  let ada: Person;
  let project: string;
  let saved: ToolsetDocument;

  beforeAll(async () => {
    model = await new FakeModelServer(({ body }) => ({ text: write(body) })).start();
    server = await startTestServer({ OPENAI_BASE_URL: model.url }, { dialect, generation: quickly });
    ada = await Person.register(server);
  });
  afterAll(async () => {
    await server.stop();
    await model.stop();
  });
  beforeEach(async () => {
    model.script = ({ body }) => ({ text: write(body) });
    project = await ada.project();
    const { stakeholders, ...rest } = (await ada.saveExample(project, 'stakeholder')) as { stakeholders: Item[] };
    const named = stakeholders.map((item, index) => ({
      ...item,
      nameOrRole: `By hand ${index}`,
      why: `Said ${index}.`,
    }));
    saved = await ada.save(project, 'stakeholder', { ...rest, stakeholders: named });
  });

  const path = () => `/api/projects/${project}/toolsets/stakeholder/locks`;
  const lock = async (...pointers: string[]) => ada.call('PUT', path(), { pointers });
  const items = (document: ToolsetDocument | null = saved) => document!['stakeholders'] as Item[];
  const generate = async (body: object = {}) => {
    const { id } = await ada.begin(project, 'stakeholder', body);
    await ada.ended(id);
    return (await ada.toolset(project, 'stakeholder')).content!;
  };

  it('are kept, and follow an item that is moved or goes', async () => {
    expect((await lock('/stakeholders/1', '/stakeholders/0/why')).body.data.pointers).toHaveLength(2);
    const [first, second, ...rest] = items();
    await ada.save(project, 'stakeholder', { ...saved, stakeholders: [...rest, second, first] });
    const pointers = [`/stakeholders/${rest.length}`, `/stakeholders/${rest.length + 1}/why`];
    expect((await ada.call('GET', path())).body.data).toEqual({ pointers });
    expect((await ada.toolset(project, 'stakeholder')).locks).toEqual(pointers);
    await ada.save(project, 'stakeholder', { ...saved, stakeholders: [...rest, first] });
    await ada.save(project, 'stakeholder', { ...saved, stakeholders: [second, ...rest, first] });
    expect((await ada.call('GET', path())).body.data.pointers).toEqual([`/stakeholders/${rest.length + 1}/why`]);
  });

  it('keep an item and a field through a draft of the whole, of the list and of several toolsets', async () => {
    await lock('/stakeholders/1', '/stakeholders/0/why');
    const [first, second] = items();
    const expectKept = (document: ToolsetDocument) => {
      expect(JSON.stringify(items(document)[1])).toBe(JSON.stringify(second));
      expect(items(document).find(({ id }) => id === first!['id'])!['why']).toBe(first!['why']);
      expect(items(document).length).toBeGreaterThan(2);
      expect(items(document).some(({ id }) => !items().some((old) => old['id'] === id))).toBe(true);
    };
    expectKept(await generate());
    const told = model.calls.at(-1)!.body.messages.map(({ content }) => content);
    expect(told[0]).not.toContain('has locked');
    expect(told[1]).toContain('The team has locked these parts');
    expect(told[1]).toContain('By hand 1');
    expectKept(await generate({ fields: ['/stakeholders'] }));
    await ada.ended((await ada.beginSeveral(project, ['stakeholder', 'persona'])).id);
    expectKept((await ada.toolset(project, 'stakeholder')).content!);
  });

  it('keep what a person locks while a model writes', async () => {
    const asked = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    model.script = async ({ body }) => {
      asked.resolve();
      await gate.promise;
      return { text: write(body) };
    };
    const { id } = await ada.begin(project, 'stakeholder');
    await asked.promise;
    await lock('/stakeholders/0');
    gate.resolve();
    await ada.ended(id);
    const state = await ada.toolset(project, 'stakeholder');
    expect(JSON.stringify(items(state.content)[0])).toBe(JSON.stringify(items()[0]));
    expect(state.locks).toEqual(['/stakeholders/0']);
    await ada.save(project, 'stakeholder', state.content!);
    const { unconfirmed } = await ada.toolset(project, 'stakeholder');
    expect(unconfirmed.some((place) => place.startsWith('/stakeholders/1'))).toBe(true);
    expect(unconfirmed.some((place) => `${place}/`.startsWith('/stakeholders/0/'))).toBe(false);
  });

  it('refuse a generation of nothing else, and let go of it without a charge', async () => {
    const before = await ada.balance();
    await lock('/stakeholders');
    for (const body of [{ fields: ['/stakeholders'] }, { fields: ['/stakeholders/0/why'] }, {}]) {
      const reply = await ada.order(project, 'stakeholder', body);
      expect([reply.status, reply.body.key]).toEqual([400, 'locked']);
    }
    expect(await ada.balance()).toBe(before);
    await lock('/stakeholders/0/why');
    const fields = ['/stakeholders/0/why', '/stakeholders/1/why'];
    const both = await generate({ fields });
    expect(items(both)[0]!['why']).toBe('Said 0.');
    expect(items(both)[1]!['why']).not.toBe('Said 1.');
  });

  it('of two people who lock at once are all kept, and what one lets go stays free', async () => {
    const { pointers: base } = (await lock('/stakeholders/0', '/stakeholders/2')).body.data;
    const change = (...pointers: string[]) => ada.call('PUT', path(), { pointers, base });
    const replies = await Promise.all([
      change('/stakeholders/0', '/stakeholders/2', '/stakeholders/1/why'),
      change('/stakeholders/0', '/stakeholders/3'),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const { pointers } = (await ada.call('GET', path())).body.data;
    expect(pointers.toSorted()).toEqual(['/stakeholders/0', '/stakeholders/1/why', '/stakeholders/3']);
  });

  it('are refused with pointers into other content, where they could lead to another item', async () => {
    const { revision } = await ada.toolset(project, 'stakeholder');
    const [first, second, ...rest] = items();
    await ada.save(project, 'stakeholder', { ...saved, stakeholders: [second, first, ...rest] });
    const body = { pointers: ['/stakeholders/0'], base: [], revision };
    const refused = { status: 409, body: { key: 'revision-conflict', data: { revision: revision + 1 } } };
    expect(await ada.call('PUT', path(), body)).toMatchObject(refused);
    const now = { ...body, revision: revision + 1, draft: null };
    await ada.ended((await ada.begin(project, 'stakeholder')).id);
    expect(await ada.call('PUT', path(), now)).toMatchObject(refused);
    expect((await ada.call('GET', path())).body.data).toEqual({ pointers: [] });
    const { draft } = await ada.toolset(project, 'stakeholder');
    expect((await ada.call('PUT', path(), { ...now, draft: draft!.generationId })).body.data).toEqual({
      pointers: ['/stakeholders/0'],
    });
  });

  it('are told to whoever has the project open, by whom, and only where they have changed', async () => {
    const watcher = new ProjectWatcher(server, ada, project);
    await expect.poll(() => watcher.last('presence')).toBeDefined();
    await lock('/stakeholders/0');
    await lock('/stakeholders/0');
    await lock();
    const told = { toolset: 'stakeholder', by: { id: ada.id, name: 'Deniz Kaya' } };
    await expect.poll(() => watcher.all('locks')).toHaveLength(2);
    expect(watcher.all('locks')).toEqual([told, told]);
    watcher.leave();
  });

  it('are not more than 500, however they are put together', async () => {
    const { connection } = server.services.database;
    const row = { project_id: project, toolset_id: 'stakeholder' };
    const locks = Array.from({ length: 499 }, (_, index) => `/stakeholders/gone-${index}`);
    await connection('project_toolsets')
      .where(row)
      .update({ locks: JSON.stringify(locks) });
    const add = (...pointers: string[]) => ada.call('PUT', path(), { pointers, base: [] });
    expect(await add('/stakeholders/0', '/stakeholders/1')).toMatchObject({
      status: 422,
      body: { errors: [{ path: '/pointers', key: 'too-many-items', message: expect.stringContaining('500') }] },
    });
    expect((await add('/stakeholders/0')).status).toBe(200);
  });

  it('name what is there', async () => {
    const refused = await lock('/stakeholders/99', '/nothing', '/stakeholders/0/id');
    expect(refused.status).toBe(422);
    expect(refused.body.errors.map(({ path: at }: { path: string }) => at)).toEqual([
      '/pointers/0',
      '/pointers/1',
      '/pointers/2',
    ]);
    const empty = `/api/projects/${project}/toolsets/persona/locks`;
    expect((await ada.call('GET', empty)).body.data).toEqual({ pointers: [] });
    expect((await ada.call('PUT', empty, { pointers: ['/personas'] })).body.key).toBe('nothing-to-lock');
  });
});

describe.each(dialects)('locks without a model, on %s', (dialect) => {
  it('keep an item and a field when a list is laid out anew', async () => {
    const server = await startTestServer({}, { dialect, generation: quickly });
    const ada = await Person.register(server);
    const project = await ada.project();
    const saved = await ada.saveExample(project, 'stakeholder');
    const second = (saved['stakeholders'] as Item[])[1];
    await ada.call('PUT', `/api/projects/${project}/toolsets/stakeholder/locks`, { pointers: ['/stakeholders/1'] });
    await ada.ended((await ada.begin(project, 'stakeholder', { fields: ['/stakeholders'] })).id);
    const { content } = await ada.toolset(project, 'stakeholder');
    expect(content).not.toEqual(saved);
    expect(content!['stakeholders']).toContainEqual(second);
    await server.stop();
  });
});
