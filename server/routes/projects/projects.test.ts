import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
let token: string;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());
beforeEach(async () => void ({ token } = await server.register()));

const call = (method: string, path: string, body?: unknown, headers = {}) =>
  server.call(method, path, { token, body, headers });
const create = async (name: string, more = {}) =>
  (await call('POST', '/api/projects', { name, description: 'Lends washable boxes.', ...more })).body.data.project;

describe('a new project', () => {
  it('starts the draft of its set-up toolsets, and reserves their tokens', async () => {
    const before = (await call('GET', '/api/balance')).body.data.balance;
    const reply = await call('POST', '/api/projects', {
      name: 'Öğün Kutusu',
      description: 'Yıkanabilir kutu.',
      language: 'tr',
    });
    expect(reply.status).toBe(201);
    const { project, generation } = reply.body.data;
    expect(project).toMatchObject({ name: 'Öğün Kutusu', mode: 'write', language: 'tr' });
    const drafted = await call('GET', `/api/generations/${generation.id}`);
    expect(drafted.body.data.steps.map((step: { toolset: string }) => step.toolset)).toEqual(['about', 'sections']);
    expect((await call('GET', '/api/balance')).body.data.balance).toBe(before - generation.tokens);
  });

  it('is created once per Idempotency-Key, also with concurrent requests', async () => {
    const body = { name: 'Once', description: 'Only once.' };
    const key = { 'idempotency-key': 'the-same' };
    const replies = await Promise.all([1, 2, 3].map(() => call('POST', '/api/projects', body, key)));
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(replies.map((reply) => reply.body.data.project.id)).size).toBe(1);
    expect((await call('GET', '/api/projects')).body.data).toHaveLength(1);
    const changed = await call('POST', '/api/projects', { ...body, name: 'Twice' }, key);
    expect(changed).toMatchObject({ status: 422, body: { errors: [{ key: 'idempotency-mismatch' }] } });
  });

  it('is not created when the balance is too low', async () => {
    await server.services.database.connection('ledger_accounts').where({ kind: 'wallet' }).update({ balance: 3 });
    const reply = await call('POST', '/api/projects', { name: 'Poor', description: 'No tokens.' });
    expect(reply).toMatchObject({ status: 400, body: { key: 'insufficient-tokens' } });
    expect(reply.body.message).toContain('Your balance of 3 ');
    expect((await call('GET', '/api/projects')).body.data).toEqual([]);
  });
});

describe('the list of projects', () => {
  it('is searched without regard to case and accents, and with wildcards taken literally', async () => {
    for (const name of ['Işıklı Köy', '100% Yerel', 'Öğün_Kutusu']) await create(name);
    const search = async (text: string) =>
      (await call('GET', `/api/projects?search=${encodeURIComponent(text)}`)).body.data.map(
        (each: { name: string }) => each.name,
      );
    expect(await search('ISIKLI')).toEqual(['Işıklı Köy']);
    expect(await search('%')).toEqual(['100% Yerel']);
    expect(await search('_')).toEqual(['Öğün_Kutusu']);
    expect(await search('nothing like it')).toEqual([]);
  });

  it('is searched by letters, whatever the language and encoding of the name and of the search', async () => {
    const names = ['İSTANBUL Ofisi', 'INNOVATION Lab', 'Çağrı Şen'.normalize('NFD'), 'Café Straße', 'ＦＵＬＬ Width'];
    for (const name of names) await create(name);
    const searches = [
      ['istanbul', 'ISTANBUL', 'ıstanbul', 'İstanbul'.normalize('NFD')],
      ['innovation', 'ınnovatıon', 'İNNOVATİON'],
      ['çağrı', 'CAGRI', 'cagri s', 'ŞEN'],
      ['cafe', 'CAFÉ', 'STRASSE', 'straße', 'STRAẞE'],
      ['full width', 'ｆｕｌｌ'],
    ];
    for (const [index, each] of searches.entries())
      for (const text of each) {
        const { body } = await call('GET', `/api/projects?search=${encodeURIComponent(text)}`);
        expect(
          (body.data as { name: string }[]).map(({ name }) => name),
          text,
        ).toContain(names[index]);
      }
  });

  it('is paged without gaps or repetitions, in each order', async () => {
    const names = ['Delta', 'alfa', 'Charlie', 'bravo', 'Echo'];
    for (const name of names) await create(name);
    for (const sort of ['name', 'recent', 'updated']) {
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const { body } = await call('GET', `/api/projects?sort=${sort}&limit=2${cursor && `&cursor=${cursor}`}`);
        seen.push(...body.data.map((each: { name: string }) => each.name));
        cursor = body.nextCursor;
      }
      const sorted = ['alfa', 'bravo', 'Charlie', 'Delta', 'Echo'];
      expect(sort === 'name' ? seen : seen.toSorted((a, b) => a.localeCompare(b))).toEqual(sorted);
    }
  });

  it('lists the most recently opened first', async () => {
    const first = await create('First');
    await create('Second');
    await call('GET', `/api/projects/${first.id}`);
    const names = (await call('GET', '/api/projects')).body.data.map((each: { name: string }) => each.name);
    expect(names).toEqual(['First', 'Second']);
  });

  it.each(['sort=password', 'limit=0', 'limit=x', 'cursor=bogus'])('refuses %s', async (query) => {
    expect((await call('GET', `/api/projects?${query}`)).status).toBe(422);
  });
});

describe('a project', () => {
  it('can be written in another language from now on', async () => {
    const { id, language } = await create('Shed Share');
    const other = language === 'tr' ? 'en' : 'tr';
    expect((await call('PATCH', `/api/projects/${id}`, { language: other })).body.data.language).toBe(other);
    expect((await call('GET', `/api/projects/${id}`)).body.data.language).toBe(other);
    expect((await call('PATCH', `/api/projects/${id}`, { language: 'xx' })).status).toBe(422);
  });

  it('can be renamed, locked and moved, but not into another person’s workspace', async () => {
    const { id } = await create('Old');
    const workspace = (await call('POST', '/api/workspaces', { name: 'Lab' })).body.data;
    const patched = await call('PATCH', `/api/projects/${id}`, {
      name: 'New',
      mode: 'read',
      workspaceId: workspace.id,
    });
    expect(patched.body.data).toMatchObject({ name: 'New', mode: 'read', workspaceId: workspace.id });
    const stranger = await server.register();
    const foreign = (await server.call('GET', '/api/workspaces', { token: stranger.token })).body.data[0].id;
    expect((await call('PATCH', `/api/projects/${id}`, { workspaceId: foreign })).status).toBe(404);
    expect((await call('POST', '/api/projects', { name: 'x', description: 'x', workspaceId: foreign })).status).toBe(
      404,
    );
  });

  it('rejects names with line breaks or bidirectional control characters, as workspaces do', async () => {
    const { id } = await create('Kutu');
    for (const name of ['Kutu\nVadi', 'Kutu\u0000', '\u001b[31mKutu']) {
      const fault = [{ path: '/name', key: 'wrong-format' }];
      expect((await call('PATCH', `/api/projects/${id}`, { name })).body.errors).toMatchObject(fault);
      expect((await call('POST', '/api/workspaces', { name })).body.errors).toMatchObject(fault);
    }
  });
});

describe('workspaces', () => {
  it('are listed completely, or in pages when a limit is given', async () => {
    for (const name of ['Lab', 'Studio', 'Attic', 'Cellar']) await call('POST', '/api/workspaces', { name });
    const all = (await call('GET', '/api/workspaces')).body;
    expect(all).toMatchObject({ data: { length: 5 }, nextCursor: null });
    const pages: unknown[][] = [];
    for (let cursor = ''; cursor !== null;) {
      const { body } = await call('GET', `/api/workspaces?limit=2${cursor && `&cursor=${cursor}`}`);
      pages.push(body.data);
      cursor = body.nextCursor;
    }
    expect(pages.map(({ length }) => length)).toEqual([2, 2, 1]);
    expect(pages.flat()).toEqual(all.data);
    const broken = await call('GET', '/api/workspaces?limit=0&cursor=x');
    expect(broken.body.errors.map(({ path }: { path: string }) => path)).toEqual(['/limit', '/cursor']);
  });
});
