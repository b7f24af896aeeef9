import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { Person } from '#server/testing/Person.ts';
import { quickly } from '#server/testing/quickly.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

describe('generating a toolset', () => {
  let server: TestServer;
  let ada: Person;
  let project: string;

  beforeAll(async () => {
    server = await startTestServer({}, { generation: quickly });
    ada = await Person.register(server);
    project = await ada.project();
  });
  afterAll(() => server.stop());

  const titleOf = (id: string) => server.services.toolsets.get(id).locales.en.title;
  const costOf = (id: string) => server.services.toolsets.get(id).manifest.tokenCost;
  const stakeholders = (content: ToolsetDocument | null) => content?.['stakeholders'] as Record<string, unknown>[];

  it('is accepted at once, streamed, stored as a draft and saved', async () => {
    const reply = await ada.order(project, 'stakeholder', { extraNotes: 'Think of the neighbours.' });
    expect(reply).toMatchObject({
      status: 202,
      body: { data: { id: expect.any(String), status: 'queued', tokens: costOf('stakeholder') } },
    });
    const events = await ada.events(reply.body.data.id);
    expect(events.at(-1)).toMatchObject({
      name: 'done',
      data: {
        status: 'succeeded',
        progress: { done: 1, total: 1, current: null },
        steps: [{ toolset: 'stakeholder', status: 'succeeded', error: null }],
        tokens: costOf('stakeholder'),
      },
    });
    const last = events.findLast(({ name }) => name === 'content')!;
    expect(last.data).toMatchObject({ toolset: 'stakeholder', complete: true });

    const drafted = await ada.toolset(project, 'stakeholder');
    expect(drafted).toMatchObject({
      status: 'generated',
      revision: 0,
      savedContent: null,
      draft: { generationId: reply.body.data.id, starter: false, cut: [] },
      activeGenerationId: null,
    });
    expect((last.data as { content: unknown }).content).toEqual(drafted.content);

    await ada.save(project, 'stakeholder', drafted.content!);
    expect(await ada.toolset(project, 'stakeholder')).toMatchObject({
      status: 'saved',
      revision: 1,
      draft: null,
      content: drafted.content,
    });
  });

  it('stores the draft when nobody watches, and sends it to later watchers', async () => {
    const { id } = await ada.begin(project, 'market');
    const ended = await ada.ended(id);
    expect(ended).toMatchObject({ status: 'succeeded', projectId: project, error: null });
    expect((await ada.toolset(project, 'market')).content).toEqual(ended.content);
    const late = await ada.events(id);
    expect(late.map(({ name }) => name)).toEqual(['content', 'done']);
    expect((late[0]!.data as { content: unknown }).content).toEqual(ended.content);
  });

  it('writes only the requested fields, in lists too, and keeps what people wrote', async () => {
    const saved = await ada.saveExample(project, 'stakeholder');
    const mine = stakeholders(saved).map((item, index) => ({ ...item, why: `my reason ${index}`, how: 'by letter' }));
    await ada.save(project, 'stakeholder', { ...saved, stakeholders: mine });
    const before = await ada.balance();
    const { id, tokens } = await ada.begin(project, 'stakeholder', { fields: ['/stakeholders/1/why'] });
    expect(tokens).toBeLessThan(costOf('stakeholder'));
    await ada.ended(id);
    expect(await ada.balance()).toBe(before - tokens);
    const { content, savedContent } = await ada.toolset(project, 'stakeholder');
    const changed = stakeholders(content);
    expect(changed[1]!['why']).not.toBe('my reason 1');
    expect(changed.map(({ why: _, ...rest }) => rest)).toEqual(
      stakeholders(savedContent!).map(({ why: _, ...rest }) => rest),
    );
    expect(changed.filter((_, index) => index !== 1).every(({ why }) => String(why).startsWith('my reason'))).toBe(
      true,
    );
  });

  it('rewrites an item but keeps its id and the fields left to people', async () => {
    const saved = await ada.saveExample(project, 'exploratory-interview');
    const interviews = saved['interviews'] as Record<string, unknown>[];
    const { id } = await ada.begin(project, 'exploratory-interview', { fields: ['/interviews/0'] });
    await ada.ended(id);
    const { content } = await ada.toolset(project, 'exploratory-interview');
    const [first, ...rest] = content!['interviews'] as Record<string, unknown>[];
    const { id: itemId, status, quotes } = interviews[0]!;
    expect(first).toMatchObject({ id: itemId, status, quotes });
    expect(rest).toEqual(interviews.slice(1));
  });

  it('keeps fields left to people in a whole new draft', async () => {
    await ada.saveExample(project, 'stakeholder');
    for (const toolset of ['persona', 'final-persona', 'requirement']) await ada.saveExample(project, toolset);
    const saved = await ada.toolset(project, 'requirement');
    await ada.save(project, 'requirement', { ...saved.content, preparedBy: 'Nazlı' });
    await ada.ended((await ada.begin(project, 'requirement')).id);
    expect((await ada.toolset(project, 'requirement')).content).toMatchObject({ preparedBy: 'Nazlı' });
  });

  it.each([
    ['that is not there', '/nobody', 'unknown-field'],
    ['of the whole document', '', 'unknown-field'],
    ['without its slash', 'stakeholders', 'unknown-field'],
    ['for all items', '/stakeholders/*/why', 'unknown-field'],
    ['past the end of a list', '/stakeholders/99999999/why', 'unknown-field'],
    ['of an id', '/stakeholders/0/id', 'not-generated'],
    ['of a computed value', '/stakeholders/0/action', 'not-generated'],
  ])('refuses a pointer %s', async (_, pointer, key) => {
    const before = await ada.balance();
    const reply = await ada.order(project, 'stakeholder', { fields: ['/stakeholders/0/why', pointer] });
    expect(reply.status).toBe(422);
    expect(reply.body.errors).toEqual([{ path: '/fields/1', key, message: expect.stringMatching(/\w/) }]);
    expect(await ada.balance()).toBe(before);
  });

  it('is refused while required toolsets are missing, and names them', async () => {
    const other = await ada.project();
    const reply = await ada.order(other, 'persona');
    expect(reply).toMatchObject({
      status: 400,
      body: { key: 'dependency-missing', data: { missing: ['stakeholder'] } },
    });
    expect(reply.body.message).toContain(titleOf('stakeholder'));
    const turkish = await ada.order(other, 'persona', {}, { 'accept-language': 'tr' });
    expect(turkish.body.message).toContain(server.services.toolsets.get('stakeholder').locales.tr.title);
  });

  it('is refused for a project in read mode, or of somebody else', async () => {
    const other = await ada.project();
    await ada.call('PATCH', `/api/projects/${other}`, { mode: 'read' });
    expect(await ada.order(other, 'stakeholder')).toMatchObject({ status: 400, body: { key: 'read-only' } });
    expect(await ada.orderSeveral(other, 'all')).toMatchObject({ status: 400, body: { key: 'read-only' } });
    const stranger = await Person.register(server);
    expect((await stranger.order(project, 'stakeholder')).status).toBe(404);
    expect((await stranger.orderSeveral(project, 'all')).status).toBe(404);
    expect((await ada.order(project, 'no-such-toolset')).status).toBe(404);
    expect(
      (await server.call('POST', `/api/projects/${project}/generations`, { body: { toolsets: 'all' } })).status,
    ).toBe(401);
  });

  it('writes in the project’s language', async () => {
    const turkish = await ada.project({ language: 'tr' });
    await ada.ended((await ada.begin(turkish, 'environmental')).id);
    const { content } = await ada.toolset(turkish, 'environmental');
    const [english, expected] = (['en', 'tr'] as const).map(
      (language) => Object.values(server.services.toolsets.get('environmental').examples[language])[0],
    );
    expect(JSON.stringify(content)).toContain(JSON.stringify(expected).slice(0, 40));
    expect(JSON.stringify(content)).not.toContain(JSON.stringify(english).slice(0, 40));
  });

  it('repeats the first answer for an Idempotency-Key, and refuses the key with another body', async () => {
    const other = await ada.project();
    const headers = { 'idempotency-key': `key-${other}` };
    const before = await ada.balance();
    const order = { extraNotes: 'once' };
    const replies = await Promise.all([1, 2, 3].map(() => ada.order(other, 'stakeholder', order, headers)));
    expect(replies.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(new Set(replies.map(({ body }) => body.data.id)).size).toBe(1);
    await ada.ended(replies[0]!.body.data.id);
    expect((await ada.order(other, 'stakeholder', order, headers)).body.data).toEqual(replies[0]!.body.data);
    expect(await ada.balance()).toBe(before - costOf('stakeholder'));
    expect((await ada.order(other, 'stakeholder', { extraNotes: 'twice' }, headers)).status).toBe(422);
    expect((await ada.order(other, 'market', order, headers)).status).toBe(422);
  });
});
