import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { MadeFrom } from '#engine/registry/staleBecause.ts';
import { findProjectToolset, writeDraft } from '#server/database/repositories/projectToolsets.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
let token: string;
let projectId: string;

beforeAll(async () => {
  server = await startTestServer();
  token = (await server.register()).token;
});
afterAll(() => server.stop());
beforeEach(async () => {
  const { user } = await server.register();
  const session = await server.call('POST', '/api/auth/login', {
    body: { email: user.email, password: 'river stone lantern' },
  });
  token = session.body.data.token;
  const created = await server.call('POST', '/api/projects', { token, body: { name: 'Kutu', description: 'Boxes.' } });
  projectId = created.body.data.project.id;
  // Cancels the automatic draft, which would interfere.
  await server.call('DELETE', `/api/generations/${created.body.data.generation.id}`, { token });
  await server.services.database.connection('project_toolsets').where({ project_id: projectId }).delete();
});

const path = (toolset: string) => `/api/projects/${projectId}/toolsets/${toolset}`;
const get = async (toolset: string) => (await server.call('GET', path(toolset), { token })).body.data;
const put = (toolset: string, content: unknown, revision: number, headers = {}) =>
  server.call('PUT', path(toolset), { token, body: { content, revision }, headers });
const draft = (toolset: string, content: Record<string, unknown>, madeFrom: MadeFrom = {}) =>
  server.services.database.transaction((transaction) =>
    writeDraft(transaction, projectId, toolset, {
      content,
      contentId: `draft of ${toolset}`,
      madeFrom,
      unconfirmed: [''],
      cut: [],
      generationId: 'g',
      isStarter: true,
      isStopped: false,
      createdAt: new Date().toISOString(),
    }),
  );

describe('saving', () => {
  it('stores content as the next revision, and rejects an outdated revision', async () => {
    expect((await put('about', { summary: 'One.' }, 0)).body.data.revision).toBe(1);
    expect((await put('about', { summary: 'Two.' }, 1)).body.data.revision).toBe(2);
    const late = await put('about', { summary: 'Late.' }, 1);
    expect(late).toMatchObject({ status: 409, body: { key: 'revision-conflict', data: { revision: 2 } } });
    expect(await get('about')).toMatchObject({ status: 'saved', revision: 2, content: { summary: 'Two.' } });
  });

  it('renames the project too, and validates the name as the project’s own', async () => {
    for (const [field, text, key] of [
      ['/name', 'Kutu\nVadi', 'wrong-format'],
      ['/name', 'x'.repeat(121), 'too-long'],
      ['/description', 'x'.repeat(4001), 'too-long'],
    ] as const) {
      const reply = await put('about', { summary: 'One.', [field.slice(1)]: text }, 0);
      expect(reply).toMatchObject({ status: 422, body: { errors: [{ path: field, key }] } });
    }
    await put('about', { name: ' Ku\u202etu ', description: 'x'.repeat(4000) }, 0);
    const { body } = await server.call('GET', `/api/projects/${projectId}`, { token });
    expect(body.data).toMatchObject({ name: 'Kutu', description: 'x'.repeat(4000) });
  });

  it('accepts only one of several concurrent saves of a revision', async () => {
    const replies = await Promise.all([1, 2, 3, 4].map((each) => put('about', { summary: `By ${each}` }, 0)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });

  it('rejects empty content of every form', async () => {
    for (const content of [{}, { summary: '  ' }, { keywords: [] }, { keywords: ['', ' '] }]) {
      const reply = await put('about', content, 0);
      expect(reply).toMatchObject({
        status: 400,
        body: { key: 'empty-content', message: 'You must enter content to save.' },
      });
    }
    expect((await get('about')).status).toBe('empty');
  });

  it('reports each fault by its pointer in the reader’s language, and stores nothing', async () => {
    const content = { stakeholders: [{ nameOrRole: 'Esnaf', power: 9 }, { nameOrRole: '' }], surprise: 1 };
    const reply = await put('stakeholder', content, 0, { cookie: 'user-language=tr' });
    expect(reply.status).toBe(422);
    expect(reply.body.errors).toEqual(
      expect.arrayContaining([
        { path: '/stakeholders/0/power', key: 'too-large', message: '5 veya daha küçük bir değer seçin.' },
        { path: '/stakeholders/1/nameOrRole', key: 'required', message: 'Bu alanı doldurun.' },
        { path: '/surprise', key: 'unknown-field', message: 'Bu araçta böyle bir alan yok.' },
      ]),
    );
    expect((await get('stakeholder')).revision).toBe(0);
  });

  it('limits the number of faults it reports', async () => {
    const unknown = Array.from({ length: 3000 }, (_, index) => [`field${index}`, 1]);
    const reply = await put('stakeholder', { notes: 'x', ...Object.fromEntries(unknown) }, 0);
    expect(reply).toMatchObject({ status: 422, body: { errors: { length: 500 } } });
  });

  it('computes values, and adds ids to list items', async () => {
    const reply = await put('stakeholder', { stakeholders: [{ nameOrRole: 'Esnaf', power: 5, interest: 4 }] }, 0);
    expect(reply.body.data.content.stakeholders[0]).toMatchObject({
      action: 'manage-closely',
      id: expect.stringMatching(/^[a-z0-9-]{1,40}$/),
    });
  });

  it('is refused in read mode and for an unknown toolset', async () => {
    expect((await put('no-such-toolset', { a: 1 }, 0)).status).toBe(404);
    await server.call('PATCH', `/api/projects/${projectId}`, { token, body: { mode: 'read' } });
    expect((await put('about', { summary: 'x' }, 0)).body.key).toBe('read-only');
    expect((await server.call('DELETE', `${path('about')}/draft`, { token })).body.key).toBe('read-only');
  });

  it('shows and changes the project’s name', async () => {
    await put('about', { name: 'Renamed', summary: 'x' }, 0);
    const project = async () => (await server.call('GET', `/api/projects/${projectId}`, { token })).body.data;
    expect(await project()).toMatchObject({ name: 'Renamed', description: 'Boxes.' });
    await server.call('PATCH', `/api/projects/${projectId}`, { token, body: { name: 'Elsewhere' } });
    expect((await get('about')).content).toMatchObject({ name: 'Elsewhere', summary: 'x' });
  });
});

describe('content made from an older revision', () => {
  it('is stale until it is saved again', async () => {
    await put('about', { summary: 'One.' }, 0);
    await put('sections', { problem: 'Waste.' }, 0);
    expect(await get('sections')).toMatchObject({ stale: false, missing: [] });
    await put('about', { summary: 'Two.' }, 1);
    expect(await get('sections')).toMatchObject({ stale: true, staleBecause: ['about'] });
    expect((await get('about')).dependents).toContainEqual(expect.objectContaining({ id: 'sections', stale: true }));
    await put('sections', { problem: 'Still waste.' }, 1);
    expect((await get('sections')).stale).toBe(false);
  });

  it('is fresh again once a change is taken back, but for what was saved in between', async () => {
    const about = { name: 'Kutu', description: 'Boxes.', summary: 'One.' };
    await put('about', about, 0);
    await put('sections', { problem: 'Waste.' }, 0);
    await put('about', { ...about, name: 'Vadi', summary: 'Two.' }, 1);
    expect(await get('sections')).toMatchObject({ stale: true, staleBecause: ['about'] });
    await put('about', { ...about, sector: '' }, 2);
    expect(await get('sections')).toMatchObject({ stale: false, staleChanges: [] });
    await put('about', { ...about, summary: 'Three.' }, 3);
    await put('sections', { problem: 'Still waste.' }, 1);
    await put('about', about, 4);
    expect(await get('sections')).toMatchObject({ stale: true, staleBecause: ['about'] });
    await put('about', { ...about, summary: 'Three.' }, 5);
    expect((await get('sections')).stale).toBe(false);
  });

  it('stays fresh while unchanged content is saved again, also after renaming the project', async () => {
    await put('about', { name: 'Kutu', description: 'Boxes.', summary: 'One.' }, 0);
    await put('sections', { problem: 'Waste.' }, 0);
    await put('stakeholder', { stakeholders: [{ nameOrRole: 'Esnaf' }] }, 0);
    await put('about', { name: 'Kutu', description: 'Boxes.', summary: 'One.', sector: '' }, 1);
    await server.call('PATCH', `/api/projects/${projectId}`, { token, body: { name: 'Vadi' } });
    const { content } = await get('about');
    expect(await put('about', content, 2)).toMatchObject({ status: 200, body: { data: { revision: 3 } } });
    expect((await get('sections')).stale).toBe(false);
    await put('sections', { problem: 'Less waste.' }, 1);
    expect(await get('stakeholder')).toMatchObject({ stale: true, staleBecause: ['sections'] });
  });

  it('stays fresh when a draft is discarded in favour of the saved content', async () => {
    const about = { name: 'Kutu', description: 'Boxes.', summary: 'One.' };
    await put('about', about, 0);
    await put('sections', { problem: 'Waste.' }, 0);
    await draft('about', { ...about, summary: 'Two.' });
    await put('about', about, 1);
    expect(await get('about')).toMatchObject({ status: 'saved', revision: 2, draft: null });
    expect((await get('sections')).stale).toBe(false);
  });

  it('is fresh while an empty dependency stays empty, stale once it has content', async () => {
    await put('sections', { problem: 'Waste.' }, 0);
    await draft('about', { summary: 'One.' });
    expect((await get('sections')).stale).toBe(false);
    await put('about', { summary: 'One.' }, 0);
    expect(await get('sections')).toMatchObject({ stale: true, staleBecause: ['about'] });
  });

  it('lists required toolsets that were never saved as missing', async () => {
    await draft('sections', { problem: 'Waste.' });
    const list = (await server.call('GET', `/api/projects/${projectId}/toolsets`, { token })).body.data;
    const find = (id: string) => list.find((each: { id: string }) => each.id === id);
    expect(find('sections')).toMatchObject({ status: 'generated', missing: ['about'] });
    expect(find('stakeholder')).toMatchObject({ status: 'empty', missing: ['sections'] });
    expect(list[0].id).toBe('about');
  });
});

describe('what has changed since', () => {
  const owner = { id: 'owner', nameOrRole: 'Zeynep Kaya', why: 'Pays.', interest: 3, power: 5 };
  const changesOf = async (toolset: string, headers = {}) => {
    const reply = await server.call('GET', path(toolset), { token, headers });
    return reply.body.data.staleChanges;
  };
  const edited = (pointer: string, place: string, before: string, after: string) => {
    return { kind: 'edited', pointer, place, before, after };
  };

  beforeEach(async () => {
    await put('about', { summary: 'One.' }, 0);
    await put('sections', { problem: 'Waste.' }, 0);
    await put('stakeholder', { stakeholders: [owner, { id: 'guest', nameOrRole: 'Guest' }] }, 0);
    await put('persona', { personas: [{ name: 'Ece' }] }, 0);
  });

  it('is told in the reader’s words, from what it was made from to what is saved now', async () => {
    expect(await changesOf('persona')).toEqual([]);
    await put('stakeholder', { stakeholders: [{ ...owner, nameOrRole: 'Z. Kaya', interest: 4 }] }, 1);
    await put('stakeholder', { stakeholders: [{ ...owner, nameOrRole: 'Zeynep Kayahan', interest: 5 }] }, 2);
    const [first, second, third] = [
      edited('/stakeholders/0/nameOrRole', '', 'Zeynep Kaya', 'Zeynep Kayahan'),
      edited('/stakeholders/0/interest', 'Zeynep Kayahan › Interest level', '3', '5'),
      { kind: 'removed', pointer: '/stakeholders/1', place: '', before: 'Guest', after: '' },
    ];
    expect(await changesOf('persona')).toEqual([{ toolset: 'stakeholder', count: 3, changes: [first, second, third] }]);
    const [{ changes }] = await changesOf('persona', { cookie: 'user-language=tr' });
    expect(changes[1]).toMatchObject({ place: 'Zeynep Kayahan › İlgi düzeyi' });
    await put('persona', { personas: [{ name: 'Ece' }] }, 1);
    expect(await changesOf('persona')).toEqual([]);
    await put('stakeholder', { stakeholders: [{ ...owner, nameOrRole: 'Zeynep Kayahan', interest: 1 }] }, 3);
    expect(await changesOf('persona')).toEqual([
      {
        toolset: 'stakeholder',
        count: 1,
        changes: [edited('/stakeholders/0/interest', 'Zeynep Kayahan › Interest level', '5', '1')],
      },
    ]);
  });

  it('is told of a draft that was changed or thrown away, and of nothing where there was nothing', async () => {
    await draft('about', { summary: 'Drafted.' });
    await draft('sections', { problem: 'Heat.' }, { about: 'draft of about' });
    await server.call('DELETE', `${path('about')}/draft`, { token });
    const change = edited('/summary', 'Summary', 'Drafted.', 'One.');
    expect(await changesOf('sections')).toEqual([{ toolset: 'about', count: 1, changes: [change] }]);
    expect(await changesOf('stakeholder')).toEqual([]);
  });

  it('is only known to have changed where what stood before is not kept', async () => {
    await draft('about', { summary: 'Drafted.' });
    await draft('sections', { problem: 'Heat.' }, { about: 'draft of about' });
    await server.call('DELETE', `${path('about')}/draft`, { token });
    await server.services.database.connection('earlier_contents').where({ project_id: projectId }).delete();
    expect(await changesOf('sections')).toEqual([{ toolset: 'about', count: 0, changes: [] }]);
  });

  it('keeps no more contents than are needed, and none that nothing was made from', async () => {
    const kept = () =>
      server.services.database.connection('earlier_contents').where({ project_id: projectId }).pluck('toolset_id');
    for (const revision of [1, 2, 3]) {
      await put('stakeholder', { stakeholders: [{ ...owner, power: revision }] }, revision);
      await put('persona', { personas: [{ name: `Ece ${revision}` }] }, revision);
    }
    expect(await kept()).toEqual(['stakeholder']);
    // Once to have it among the deleted, once for good.
    for (const status of [204, 204])
      expect((await server.call('DELETE', `/api/projects/${projectId}`, { token })).status).toBe(status);
    expect(await kept()).toEqual([]);
  });
});

describe('a draft', () => {
  const about = { name: 'Kutu', description: 'Boxes.', summary: 'Lends boxes.' };
  beforeEach(async () => {
    await draft('about', about);
    await draft('sections', { problem: 'Waste.' }, { about: 'draft of about' });
  });

  it('is shown until it is saved; content made from it stays fresh when it is saved unchanged', async () => {
    expect(await get('about')).toMatchObject({
      status: 'generated',
      content: about,
      savedContent: null,
      draft: { starter: true },
    });
    expect((await get('sections')).stale).toBe(false);
    await put('about', { ...about, sector: '' }, 0);
    const saved = await get('about');
    expect(saved).toMatchObject({ status: 'saved', draft: null, content: about });
    expect(saved).not.toHaveProperty('savedContent');
    expect((await get('sections')).stale).toBe(false);
    await put('sections', { problem: 'Waste.' }, 0);
    expect((await get('sections')).stale).toBe(false);
  });

  it('makes its dependents stale when it is saved with changes', async () => {
    await put('about', { ...about, summary: 'Something else altogether.' }, 0);
    expect(await get('sections')).toMatchObject({ stale: true, staleBecause: ['about'] });
  });

  it('makes its dependents stale for good when it is discarded', async () => {
    await put('sections', { problem: 'Waste.' }, 0);
    expect((await server.call('DELETE', `${path('about')}/draft`, { token })).status).toBe(204);
    expect(await get('about')).toMatchObject({ status: 'empty', content: null });
    expect((await get('sections')).stale).toBe(true);
    await put('about', { summary: 'Written by hand.' }, 0);
    expect((await get('sections')).stale).toBe(true);
    const again = await server.call('DELETE', `${path('about')}/draft`, { token });
    expect(again.body.key).toBe('nothing-to-discard');
  });

  it('shows the saved content again when it is discarded', async () => {
    await put('about', about, 0);
    await draft('about', { ...about, summary: 'A worse one.' });
    await server.call('DELETE', `${path('about')}/draft`, { token });
    expect(await get('about')).toMatchObject({ status: 'saved', content: about, revision: 1 });
  });

  it('is unchanged when saving fails', async () => {
    await put('about', about, 7);
    const row = await findProjectToolset(server.services.database.connection, projectId, 'about');
    expect(row.draft?.content).toEqual(about);
  });
});

it('lists the items that a bound field can reference', async () => {
  await put('stakeholder', { stakeholders: [{ id: 'esnaf', nameOrRole: 'Esnaf' }] }, 0);
  const { references } = await get('persona');
  expect(Object.values(references).flat()).toContainEqual({ id: 'esnaf', label: 'Esnaf' });
});
