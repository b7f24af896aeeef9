import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Version, VersionContent } from '#engine/protocol/version.ts';
import { findProjectToolset, writeDraft } from '#server/database/repositories/projectToolsets.ts';
import { Person } from '#server/testing/Person.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { dialects } from '#server/testing/testDatabases.ts';

describe.each(dialects)('versions on %s', (dialect) => {
  let server: TestServer;
  let ada: Person;
  let project: string;

  beforeAll(async () => {
    server = await startTestServer({}, { dialect });
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    ada = await Person.register(server);
    project = (await ada.call('POST', '/api/projects/example')).body.data.project.id;
  });

  const at = (rest = '') => `/api/projects/${project}/versions${rest}`;
  const create = async (name: string): Promise<Version> => (await ada.call('POST', at(), { name })).body.data;
  const list = async (): Promise<Version[]> => (await ada.call('GET', at())).body.data;
  const read = async (id: string): Promise<VersionContent> => (await ada.call('GET', at(`/${id}`))).body.data;
  const restore = (id: string, body: object = {}) => ada.call('POST', at(`/${id}/restore`), body);
  /** Another content for the toolset. */
  const edit = (id: string) => ada.save(project, id, server.services.toolsets.get(id).examples.tr);
  const rows = async (): Promise<Record<string, Record<string, unknown>>> => {
    const all = await server.services.database.connection('project_toolsets').where({ project_id: project });
    return Object.fromEntries(all.map((row) => [row.toolset_id, { ...row }]));
  };
  const contents = async () =>
    Object.fromEntries(Object.entries(await rows()).map(([id, row]) => [id, JSON.parse(String(row['content']))]));
  const statuses = async () => {
    const { data } = (await ada.call('GET', `/api/projects/${project}/toolsets`)).body;
    // By toolset: one beside the path that somebody has worked on stays on it.
    return Object.fromEntries(
      data.map(({ id, status, stale, staleBecause }: Record<string, unknown>) => [id, { status, stale, staleBecause }]),
    );
  };
  const count = async (table: string) => {
    const [row] = await server.services.database.connection(table).where({ project_id: project }).count({ n: '*' });
    return Number(row!['n']);
  };
  const toolsetIds = () => server.services.toolsets.toolsets.map(({ manifest }) => manifest.id);

  it('hold what is saved, and come back equal: whole, or one toolset with all others byte for byte as they were', async () => {
    const ids = toolsetIds();
    const edited = fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(edited, fc.nat(), async (changed, pick) => {
        const version = await create('Before');
        const before = { contents: await contents(), statuses: await statuses() };
        for (const id of changed) await edit(id);
        expect((await list()).some(({ current }) => current)).toBe(false);
        const edits = await rows();

        const one = changed[pick % changed.length]!;
        const single = await restore(version.id, { toolset: one });
        expect(single).toMatchObject({ status: 200, body: { data: { restored: [{ toolset: one }], drafts: [] } } });
        const { [one]: back, ...others } = await rows();
        expect(JSON.parse(String(back!['content']))).toEqual(before.contents[one]);
        expect(back!['revision']).toBe(Number(edits[one]!['revision']) + 1);
        delete edits[one];
        expect(others).toEqual(edits);

        const whole = await restore(version.id);
        expect(whole.body.data).toMatchObject({ current: true });
        expect(await contents()).toEqual(before.contents);
        expect(await statuses()).toEqual(before.statuses);
        for (const id of changed) await edit(id);
        await restore(version.id);
        expect(await contents()).toEqual(before.contents);
      }),
      { numRuns: 4 },
    );
  });

  it('name what they hold, when, by whom and why, and mark the current one', async () => {
    const reply = await ada.call('POST', at(), { name: '  Pilot öncesi ' });
    expect(reply).toMatchObject({
      status: 201,
      body: {
        data: { name: 'Pilot öncesi', cause: 'person', current: true, author: { id: ada.id, fullName: 'Deniz Kaya' } },
      },
    });
    const first: Version = reply.body.data;
    await edit('observation');
    expect(await list()).toMatchObject([{ id: first.id, current: false }]);
    const second = await create('After');
    expect((await list()).map(({ id, current }) => [id, current])).toEqual([
      [second.id, true],
      [first.id, false],
    ]);
    const page = await ada.call('GET', at('?limit=1'));
    expect(page.body).toMatchObject({ data: [{ id: second.id }], nextCursor: second.id });
    const next = await ada.call('GET', at(`?limit=1&cursor=${second.id}`));
    expect(next.body).toMatchObject({ data: [{ id: first.id }], nextCursor: null });
    const whole = await read(first.id);
    expect(whole.toolsets.map(({ id }) => id)).toEqual(toolsetIds());
    expect(whole.toolsets.find(({ id }) => id === 'observation')!.content).toMatchObject(
      server.services.toolsets.get('observation').examples.en,
    );
  });

  it('refuse names that are empty or too long, in words, and a project with nothing saved', async () => {
    for (const [name, key] of [
      ['', 'required'],
      ['   ', 'required'],
      ['x'.repeat(121), 'too-long'],
    ] as const) {
      const reply = await ada.call('POST', at(), { name });
      expect(reply).toMatchObject({
        status: 422,
        body: { errors: [{ path: '/name', key, message: expect.stringMatching(/./) }] },
      });
    }
    expect((await create('x'.repeat(120))).name).toHaveLength(120);
    const made = await ada.call('POST', '/api/projects', { name: 'Kutu', description: 'Boxes.' });
    await ada.ended(made.body.data.generation.id);
    project = made.body.data.project.id;
    const reply = await ada.call('POST', at(), { name: 'Nothing' }, { 'accept-language': 'tr' });
    expect(reply).toMatchObject({
      status: 422,
      body: {
        key: 'nothing-saved',
        title: 'Henüz kaydedilmiş bir şey yok',
        errors: [{ path: '', message: expect.stringMatching(/./) }],
      },
    });
    expect(await list()).toEqual([]);
  });

  it('are made once for one idempotency key', async () => {
    const headers = { 'idempotency-key': 'one' };
    const replies = await Promise.all([1, 2].map(() => ada.call('POST', at(), { name: 'Once' }, headers)));
    expect(replies.map(({ body }) => body.data.id)).toEqual([replies[0]!.body.data.id, replies[0]!.body.data.id]);
    expect(await list()).toHaveLength(1);
  });

  it('store an unchanged document once, and drop it with the last version that holds it', async () => {
    for (let index = 0; index < 20; index += 1) await create(`Version ${index}`);
    expect(await count('version_contents')).toBe(30);
    await edit('observation');
    const last = await create('Changed');
    expect(await count('version_contents')).toBe(31);
    expect((await ada.call('DELETE', at(`/${last.id}`))).status).toBe(204);
    expect(await count('version_contents')).toBe(30);
    for (const { id } of await list()) await ada.call('DELETE', at(`/${id}`));
    expect(await count('version_contents')).toBe(0);
    expect((await ada.call('GET', at(`/${last.id}`))).status).toBe(404);
    expect((await ada.call('DELETE', at(`/${last.id}`))).status).toBe(404);
  });

  it('tell of one toolset where it changed', async () => {
    const first = await create('First');
    await edit('about');
    const second = await create('Second');
    await edit('observation');
    const of = async (id: string) =>
      (await ada.call('GET', at(`?toolset=${id}`))).body.data.map(({ id: version, current }: Version) => [
        version,
        current,
      ]);
    expect(await of('observation')).toEqual([[second.id, false]]);
    expect(await of('about')).toEqual([
      [second.id, true],
      [first.id, false],
    ]);
    const now = (await ada.call('GET', `/api/projects/${project}/contents`)).body.data;
    const third = await read((await create('Third')).id);
    expect({ project: third.project, toolsets: third.toolsets }).toEqual(now);
  });

  it('are renamed', async () => {
    const { id } = await create('Frist');
    expect((await ada.call('PATCH', at(`/${id}`), { name: 'First' })).body.data).toMatchObject({ id, name: 'First' });
    expect((await ada.call('PATCH', at(`/${id}`), { name: ' ' })).status).toBe(422);
    expect(await list()).toMatchObject([{ name: 'First' }]);
  });

  it('are made before a restore, in the person’s language, so that nothing saved is lost', async () => {
    const version = await create('Before');
    await edit('observation');
    const edited = await contents();
    await ada.call('POST', at(`/${version.id}/restore`), {}, { 'accept-language': 'tr' });
    const [automatic] = await list();
    expect(automatic).toMatchObject({
      cause: 'restore',
      name: expect.stringMatching(/^Geri yüklemeden önce, \d+ \S+ \d{4}$/),
    });
    // What is restored is in a version already.
    await restore(automatic!.id);
    expect(await contents()).toEqual(edited);
    expect(await list()).toHaveLength(2);
  });

  it('empty what was empty, at a revision that open editors do not know, and keep drafts', async () => {
    const { connection } = server.services.database;
    await connection('project_toolsets').where({ project_id: project, toolset_id: 'observation' }).delete();
    const version = await create('Without observation');
    await edit('observation');
    const stored = await findProjectToolset(connection, project, 'observation');
    await edit('about');
    const draft = { content: { summary: 'Drafted' }, contentId: 'd', madeFrom: {}, unconfirmed: [''], cut: [] };
    const facts = { generationId: 'g', isStarter: false, isStopped: false, createdAt: new Date().toISOString() };
    await server.services.database.transaction((transaction) =>
      writeDraft(transaction, project, 'about', { ...draft, ...facts }),
    );
    const reply = await restore(version.id);
    expect(reply.body.data).toMatchObject({ id: version.id, current: true, drafts: ['about'] });
    const emptied = await ada.toolset(project, 'observation');
    expect(emptied).toMatchObject({ status: 'empty', content: null, revision: stored.revision + 1 });
    expect(await ada.toolset(project, 'about')).toMatchObject({ status: 'generated', content: { summary: 'Drafted' } });
    const late = { content: stored.content, revision: stored.revision };
    const put = await ada.call('PUT', `/api/projects/${project}/toolsets/observation`, late);
    expect(put).toMatchObject({ status: 409, body: { data: { revision: stored.revision + 1 } } });
    expect((await restore(version.id, { toolset: 'observation' })).body.key).toBe('nothing-to-restore');
    const { progress } = (await ada.call('GET', `/api/projects/${project}`)).body.data;
    // About counts although its draft waits.
    expect(progress).toMatchObject({ saved: 23, generated: 1 });
    await edit('observation');
  });

  it('bring back the project’s name with the toolset that carries it', async () => {
    const version = await create('Old name');
    const { name } = (await ada.call('GET', `/api/projects/${project}`)).body.data;
    await ada.call('PATCH', `/api/projects/${project}`, { name: 'New name' });
    expect((await list())[0]!.current).toBe(false);
    expect((await read(version.id)).toolsets.find(({ id }) => id === 'about')!.content['name']).toBe(name);
    await restore(version.id);
    expect((await ada.call('GET', `/api/projects/${project}`)).body.data.name).toBe(name);
    expect((await list()).find(({ id }) => id === version.id)!.current).toBe(true);
  });

  it('are not restored while AI writes, nor in read mode', async () => {
    const version = await create('Before');
    await edit('observation');
    const accepted = await ada.begin(project, 'persona');
    const now = new Date().toISOString();
    await server.services.database.connection('generations').where({ id: accepted.id }).update({ status: 'running' });
    await ada.ended(accepted.id).catch(() => {});
    const { connection } = server.services.database;
    await connection('generations').where({ id: accepted.id }).update({ status: 'queued', created_at: now });
    await connection('generation_steps').where({ generation_id: accepted.id }).update({ status: 'queued' });
    expect(await restore(version.id)).toMatchObject({ status: 400, body: { key: 'generation-writes' } });
    expect((await restore(version.id, { toolset: 'persona' })).body.key).toBe('generation-writes');
    expect((await restore(version.id, { toolset: 'observation' })).status).toBe(200);
    await ada.call('PATCH', `/api/projects/${project}`, { mode: 'read' });
    for (const [method, rest] of [
      ['POST', `/${version.id}/restore`],
      ['POST', ''],
      ['PATCH', `/${version.id}`],
      ['DELETE', `/${version.id}`],
    ] as const)
      expect((await ada.call(method, at(rest), { name: 'x' })).body.key).toBe('read-only');
    expect(await list()).toHaveLength(2);
  });

  it('are made before several toolsets are generated over saved contents; of those the oldest make room', async () => {
    const own = await create('Mine');
    await edit('observation');
    const accepted = await ada.beginSeveral(project, ['persona', 'observation']);
    const [automatic, ...others] = await list();
    expect(automatic).toMatchObject({ cause: 'generate-all', current: true });
    expect(others).toMatchObject([{ id: own.id }]);
    await ada.ended(accepted.id);

    const { connection } = server.services.database;
    const row = await connection('project_versions').where({ id: automatic!.id }).first();
    // Made later, as their ids sort.
    const more = Array.from({ length: 49 }, (_, index) => ({ ...row, id: `Z${100 + index}`, digest: `${index}` }));
    await connection('project_versions').insert(more);
    await edit('about');
    await restore(own.id);
    const left = await list();
    expect(left.filter(({ cause }) => cause !== 'person')).toHaveLength(50);
    expect(left.map(({ id }) => id)).not.toContain(automatic!.id);
    expect(left.map(({ id }) => id)).toContain(own.id);
  });

  it('belong to one project', async () => {
    const { id } = await create('Mine');
    const bo = await Person.register(server);
    const theirs = (await bo.call('POST', '/api/projects/example')).body.data.project.id;
    for (const [method, rest, body] of [
      ['GET', '', undefined],
      ['PATCH', '', { name: 'x' }],
      ['DELETE', '', undefined],
      ['POST', '/restore', {}],
    ] as const) {
      const reply = await bo.call(method, `/api/projects/${theirs}/versions/${id}${rest}`, body);
      expect(reply).toMatchObject({ status: 404, body: { key: 'not-found' } });
    }
    await server.services.database.connection('projects').where({ id: project }).delete();
    expect([await count('project_versions'), await count('version_contents')]).toEqual([0, 0]);
  });
});
