import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { answerFromExamples } from '#server/testing/answerFromExamples.ts';
import { FakeModelServer } from '#server/testing/FakeModelServer.ts';
import { Person } from '#server/testing/Person.ts';
import { ProjectWatcher } from '#server/testing/ProjectWatcher.ts';
import { quickly } from '#server/testing/quickly.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

type Item = Record<string, unknown>;
const write = answerFromExamples();

describe('confirming', () => {
  let model: FakeModelServer;
  let server: TestServer;
  let ada: Person;
  let project: string;
  let saved: ToolsetDocument;
  let revision: number;

  beforeAll(async () => {
    model = await new FakeModelServer(({ body }) => ({ text: write(body) })).start();
    server = await startTestServer({ OPENAI_BASE_URL: model.url }, { generation: quickly });
    ada = await Person.register(server);
  });
  afterAll(async () => {
    await server.stop();
    await model.stop();
  });
  beforeEach(async () => {
    project = await ada.project();
    await draft('stakeholder');
    saved = await ada.save(project, 'stakeholder', (await state()).content!);
    ({ revision } = await state());
  });

  const state = () => ada.toolset(project, 'stakeholder');
  const items = () => saved['stakeholders'] as Item[];
  const draft = async (toolset: string) => void (await ada.ended((await ada.begin(project, toolset)).id));
  const path = (toolset = 'stakeholder') => `/api/projects/${project}/toolsets/${toolset}/confirmations`;
  const confirm = (...pointers: string[]) => ada.call('POST', path(), { pointers, revision });
  const takeBack = (...pointers: string[]) => ada.call('DELETE', path(), { pointers, revision });
  const toldOfStakeholders = async () => {
    await draft('market');
    const prompt = model.calls
      .at(-1)!
      .body.messages.map(({ content }) => content)
      .join('\n');
    const [, worth, json] = /<data from="stakeholder"(?: state="([^"]*)")?>\n([^\n]*)/.exec(prompt)!;
    return { worth, content: JSON.parse(json!) as Record<string, Item[]> };
  };

  it('is no save: an item, then all of it, and what later prompts are told changes with it', async () => {
    expect((await state()).unconfirmed).toEqual(['']);
    expect(await toldOfStakeholders()).toMatchObject({
      worth: 'saved as drafted',
      content: { 'stakeholders?': expect.any(Array) },
    });

    const reply = await confirm('/stakeholders/0');
    expect(reply).toMatchObject({ status: 200, body: { data: { changed: ['/stakeholders/0'] } } });
    const { unconfirmed } = reply.body.data;
    expect(unconfirmed).toContain('/stakeholders/1');
    expect(unconfirmed).not.toContain('/stakeholders/0');
    expect(await state()).toMatchObject({ unconfirmed, confirmed: ['/stakeholders/0'], revision, content: saved });
    const partly = await toldOfStakeholders();
    expect(partly.worth).toBe('partly confirmed');
    expect(partly.content['stakeholders']![0]).toMatchObject({ nameOrRole: items()[0]!['nameOrRole'] });
    expect(partly.content['stakeholders']![1]).toMatchObject({ '?': { nameOrRole: items()[1]!['nameOrRole'] } });

    const isOpen = async () =>
      (
        (await ada.call('GET', `/api/projects/${project}/toolsets`)).body.data as {
          id: string;
          hasUnconfirmed: boolean;
        }[]
      )
        .filter(({ hasUnconfirmed }) => hasUnconfirmed)
        .map(({ id }) => id);
    expect(await isOpen()).toContain('stakeholder');
    expect((await confirm('')).body.data.unconfirmed).toEqual([]);
    expect(await isOpen()).not.toContain('stakeholder');
    const all = await toldOfStakeholders();
    expect(all.worth).toBe('written');
    expect(JSON.stringify(all.content)).not.toMatch(/\?":/);
  });

  it('is taken back just as it was given, by whoever may edit', async () => {
    await confirm('/stakeholders/0/why');
    const before = await state();
    const { changed } = (await confirm('')).body.data;
    const bora = await Person.register(server);
    const { user } = (await bora.call('GET', '/api/user/export')).body.data;
    const member = { email: user.email, role: 'editor' };
    expect((await ada.call('POST', `/api/projects/${project}/members`, member)).status).toBe(201);
    const back = await bora.call('DELETE', path(), { pointers: changed, revision });
    expect(back.body.data).toEqual({ unconfirmed: before.unconfirmed, confirmed: before.confirmed, changed });
    expect(await state()).toEqual(before);
    expect((await takeBack('/stakeholders/0')).body.data.unconfirmed).toEqual(['']);
    expect((await toldOfStakeholders()).worth).toBe('saved as drafted');
  });

  it('never makes a draft of what people wrote, before or after they confirmed it', async () => {
    const [first, second, ...rest] = items();
    await confirm('/stakeholders/1');
    const own = [{ ...first, why: 'Asked for it twice.' }, { ...second, why: 'Never comes.' }, ...rest];
    saved = await ada.save(project, 'stakeholder', { ...saved, stakeholders: own });
    ({ revision } = await state());
    await confirm('');
    const { unconfirmed } = (await takeBack('')).body.data;
    expect(unconfirmed).toContain('/stakeholders/1/nameOrRole');
    expect(unconfirmed).not.toContain('/stakeholders/0');
    expect(unconfirmed).not.toContain('/stakeholders/0/why');
    expect(unconfirmed).not.toContain('/stakeholders/1');
    expect(unconfirmed).not.toContain('/stakeholders/1/why');
    // As they typed it before they changed their mind.
    const back = [{ ...first }, { ...second }, ...rest];
    saved = await ada.save(project, 'stakeholder', { ...saved, stakeholders: back });
    ({ revision } = await state());
    expect((await takeBack('')).body.data.unconfirmed).not.toContain('/stakeholders/0/why');
  });

  it('holds over saves, follows the item, and ends where a newer draft says something else', async () => {
    await confirm('/stakeholders/0');
    const [first, ...rest] = items();
    const reply = await ada.call('PUT', `/api/projects/${project}/toolsets/stakeholder`, {
      content: { ...saved, stakeholders: [...rest, first] },
      revision,
    });
    const place = `/stakeholders/${rest.length}`;
    expect(reply.body.data.confirmed).toEqual([place]);
    expect(reply.body.data.unconfirmed).not.toContain(place);
    expect(await state()).toMatchObject({ confirmed: [place], unconfirmed: reply.body.data.unconfirmed });
    // A newer draft that lets the item stand, where it stood at first.
    await draft('stakeholder');
    expect((await state()).confirmed).toEqual([place]);
    await ada.save(project, 'stakeholder', (await state()).content!);
    expect(await state()).toMatchObject({ confirmed: ['/stakeholders/0'] });

    model.script = ({ body }) => ({ text: write(body).replaceAll(' the ', ' another ') });
    await draft('stakeholder');
    model.script = ({ body }) => ({ text: write(body) });
    await ada.save(project, 'stakeholder', (await state()).content!);
    expect((await state()).confirmed).not.toContain('/stakeholders/0');
  });

  it('is of what is saved: not of a draft alone, and beside a draft of what is saved', async () => {
    await draft('market');
    const alone = await ada.call('POST', path('market'), { pointers: [''], revision: 0 });
    expect(alone).toMatchObject({ status: 400, body: { key: 'nothing-to-confirm' } });
    await draft('stakeholder');
    expect((await confirm('')).body.data.unconfirmed).toEqual([]);
    expect(await state()).toMatchObject({ unconfirmed: [''], savedUnconfirmed: [] });
  });

  it('includes what is locked', async () => {
    await ada.call('PUT', `/api/projects/${project}/toolsets/stakeholder/locks`, { pointers: ['/stakeholders/0'] });
    expect((await confirm('/stakeholders/0')).body.data.changed).toEqual(['/stakeholders/0']);
  });

  it('is refused for other content, for what is not there and for whoever only reads', async () => {
    await ada.save(project, 'stakeholder', { ...saved, stakeholders: items().toReversed() });
    const conflict = { status: 409, body: { key: 'revision-conflict', data: { revision: revision + 1 } } };
    expect(await confirm('/stakeholders/0')).toMatchObject(conflict);
    expect(await takeBack('/stakeholders/0')).toMatchObject(conflict);
    revision += 1;
    const missing = await confirm('/stakeholders/99', '/stakeholders/0', 'stakeholders', '/nothing');
    expect(missing.status).toBe(422);
    expect(missing.body.errors.map(({ path: at }: { path: string }) => at)).toEqual([
      '/pointers/0',
      '/pointers/2',
      '/pointers/3',
    ]);
    expect((await confirm()).status).toBe(422);
    expect((await state()).unconfirmed).toEqual(['']);
    await ada.call('PATCH', `/api/projects/${project}`, { mode: 'read' });
    expect((await confirm('')).body.key).toBe('read-only');
  });

  it('is told to whoever has the project open, and only where something has changed', async () => {
    const watcher = new ProjectWatcher(server, ada, project);
    await expect.poll(() => watcher.last('presence')).toBeDefined();
    await confirm('/stakeholders/0');
    await confirm('/stakeholders/0');
    await takeBack('');
    const told = { toolset: 'stakeholder', by: { id: ada.id, name: 'Deniz Kaya' } };
    await expect.poll(() => watcher.all('confirmed')).toHaveLength(2);
    expect(watcher.all('confirmed')).toEqual([told, told]);
    watcher.leave();
  });

  it('loses no confirmation of several that are given at once', async () => {
    const places = items().map((_, index) => `/stakeholders/${index}`);
    const replies = await Promise.all(places.map((place) => confirm(place)));
    expect(replies.map(({ status }) => status)).toEqual(places.map(() => 200));
    const { unconfirmed } = await state();
    expect(unconfirmed.filter((place) => place === '' || place.startsWith('/stakeholders'))).toEqual([]);
  });
});
