import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';

import { answerFromExamples } from '../../testing/answerFromExamples.ts';
import { FakeModelServer } from '../../testing/FakeModelServer.ts';
import { Person } from '../../testing/Person.ts';
import { quickly } from '../../testing/quickly.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { dialects } from '../../testing/testDatabases.ts';

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
