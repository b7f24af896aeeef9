import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { foldText } from '#engine/search/foldText.ts';
import { noteProjectSize } from '#server/database/repositories/projectSizes.ts';
import { allRows } from '#server/testing/allRows.ts';
import { Person } from '#server/testing/Person.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
let ada: Person;
let project: string;

beforeAll(async () => {
  server = await startTestServer();
  ada = await Person.register(server);
  project = await newProject(ada);
});
afterAll(() => server.stop());

const newProject = async (person: Person) =>
  (await person.call('POST', '/api/projects', { name: 'Kutu', description: 'Boxes.' })).body.data.project.id as string;
const address = () => `/api/projects/${project}/sources`;
const paste = (text: string, more: object = {}) =>
  ada.call('POST', address(), { title: 'A talk', kind: 'talk', text, ...more });

const wordsOf = ({ text, lines }: { text: string; lines: { start: number; end: number }[] }) =>
  lines.map(({ start, end }) => text.slice(start, end));

describe('a transcript that is pasted', () => {
  const talk = [
    '[04:10] MY: May we look at the bills?',
    '[04:22] P3: Look: a set went from 11 to 12.',
    'Twice in five months.',
    'Note: the door was open.',
    '[1:09:36] P3: Saved 1 TL a set.',
  ].join('\r\n');

  it('is kept whole, with who says what and when', async () => {
    const said = { date: '2026-02-06', language: 'en', consent: 'spoken' };
    const people = [{ label: 'P3', note: 'owner' }];
    const { status, body } = await paste(talk, { ...said, people });
    expect([status, body]).toMatchObject([201, { data: { title: 'A talk', kind: 'talk', ...said } }]);
    const { data } = (await ada.call('GET', `${address()}/${body.data.id}`)).body;
    expect(data.text).toBe(talk.replaceAll('\r', ''));
    expect(data.people).toEqual([
      { id: 'p1', label: 'P3', note: 'owner' },
      { id: 'p2', label: 'MY' },
    ]);
    expect(data.lines.map(({ speaker, time }: never) => [speaker, time])).toEqual([
      ['p2', 250],
      ['p1', 262],
      ['p1', undefined],
      ['p1', undefined],
      ['p1', 4176],
    ]);
    expect(wordsOf(data)).toEqual([
      'May we look at the bills?',
      'Look: a set went from 11 to 12.',
      'Twice in five months.',
      'Note: the door was open.',
      'Saved 1 TL a set.',
    ]);
    const [listed] = (await ada.call('GET', address())).body.data;
    expect(listed).toMatchObject({ id: body.data.id, characters: data.text.length, by: { id: ada.id } });
    expect(listed).not.toHaveProperty('text');
  });

  it('calls a speaker otherwise wherever they speak, and says no two alike', async () => {
    const { id } = (await paste('Ayşe Kaya: Yes.\nMY: Why?\nAyşe Kaya: For the price.\nMY: I see.')).body.data;
    const people = [{ id: 'p1', label: 'P4', note: 'cook' }];
    const { body } = await ada.call('PATCH', `${address()}/${id}`, { people, title: 'Cook', consent: null });
    expect(body.data).toMatchObject({ title: 'Cook', consent: null, kind: 'talk' });
    expect(body.data.text).toBe('P4: Yes.\nMY: Why?\nP4: For the price.\nMY: I see.');
    const same = await ada.call('PATCH', `${address()}/${id}`, { people: [{ id: 'p1', label: 'MY' }] });
    expect(same).toMatchObject({ status: 422, body: { errors: [{ path: '/people', key: 'same-label' }] } });
  });

  it('loses one speaker’s words, and nothing else, when these are withdrawn', async () => {
    const { id } = (await paste(`${talk}\n[1:10:00] MY: Thank you.`)).body.data;
    const before = (await ada.call('GET', `${address()}/${id}`)).body.data;
    const p3 = before.people.find(({ label }: { label: string }) => label === 'P3').id;
    const { status, body } = await ada.call('DELETE', `${address()}/${id}/people/${p3}`);
    expect(status).toBe(200);
    expect(wordsOf(body.data)).toEqual(['May we look at the bills?', '', '', '', '', 'Thank you.']);
    expect(body.data.lines[4].time).toBe(4176);
    expect(body.data.people.map(({ label }: { label: string }) => label)).toEqual(['MY']);
    expect((await ada.call('DELETE', `${address()}/${id}/people/${p3}`)).status).toBe(404);
  });
});

it('takes 400,000 characters and no more, and a text that turns no direction of reading', async () => {
  expect((await paste('ğ'.repeat(400_000))).status).toBe(201);
  expect(await paste('ğ'.repeat(400_001))).toMatchObject({ status: 413, body: { key: 'source-too-long' } });
  expect(await paste('')).toMatchObject({ status: 422, body: { key: 'source-empty' } });
  const missing = await ada.call('POST', address(), { title: 'x', kind: 'talk' });
  expect(missing).toMatchObject({ status: 422, body: { errors: [{ path: '/text', key: 'required' }] } });
  const turned = await paste('one\u202Eowt\u2069 \0three شكرا 谢谢');
  expect(turned.body.data.text).toBe('oneowt three شكرا 谢谢');
});

it('bounds what a project holds', async () => {
  const full = await newProject(ada);
  const { connection } = server.services.database;
  const { id } = (await ada.call('POST', `/api/projects/${full}/sources`, { title: 'x', kind: 'talk', text: 'x' })).body
    .data;
  await connection('sources').where({ id }).update({ bytes: 20_000_000 });
  const more = () => ada.call('POST', `/api/projects/${full}/sources`, { title: 'x', kind: 'talk', text: 'x' });
  expect(await more()).toMatchObject({ status: 413, body: { key: 'sources-too-large' } });
  await connection('sources').where({ id }).update({ bytes: 1 });
  const row = await connection('sources').where({ id }).first();
  for (let count = 1; count < 200; count += 1) await connection('sources').insert({ ...row, id: `s${count}` });
  expect(await more()).toMatchObject({ status: 413, body: { key: 'too-many-sources' } });
});

it('counts for the storage of the owner, and is found by its words until it is gone', async () => {
  const { connection } = server.services.database;
  const size = async () => Number((await connection('projects').where({ id: project }).first('bytes')).bytes);
  await noteProjectSize(connection, project);
  const before = await size();
  const { id } = (await paste('First line.\nIŞIK: The lids came open on soups.', { title: 'Lokanta' })).body.data;
  expect((await size()) - before).toBe(Buffer.byteLength('First line.\nIŞIK: The lids came open on soups.'));
  const find = async (by = ada) => (await by.call('GET', `/api/search?q=${encodeURIComponent('LİDS open')}`)).body.data;
  expect(await find()).toEqual([
    expect.objectContaining({ project, toolset: null, source: { id, line: 2 }, field: 'Lokanta' }),
  ]);
  expect(await find(await Person.register(server))).toEqual([]);
  expect((await ada.call('DELETE', `${address()}/${id}`)).status).toBe(204);
  expect([await find(), await size()]).toEqual([[], before]);
  expect(foldText(await allRows(server.services.database))).not.toContain('lids came open');
  expect((await ada.call('DELETE', `${address()}/${id}`)).status).toBe(404);
});

it('adds once what is sent twice under one key', async () => {
  const body = { title: 'Once', kind: 'talk', text: 'Once.' };
  const send = () => ada.call('POST', address(), body, { 'idempotency-key': 'k1' });
  const [first, second] = [await send(), await send()];
  expect(second.body).toEqual(first.body);
});

it('is in the export of the owner’s account, and in no exported project, copy or share link', async () => {
  await paste('Only for us: the sauce is bought.');
  const account = (await ada.call('GET', '/api/user/export')).body;
  expect(JSON.stringify(account)).toContain('the sauce is bought');
  await ada.saveExample(project, 'about');
  const order = { toolsets: ['about'], format: 'json' };
  const file = (await ada.call('POST', `/api/projects/${project}/exports`, order)).body;
  expect(JSON.stringify(file)).not.toContain('the sauce');
  const copy = (await ada.call('POST', `/api/projects/${project}/copies`, { name: 'Copy', toolsets: 'all' })).body.data;
  expect((await ada.call('GET', `/api/projects/${copy.project.id}/sources`)).body.data).toEqual([]);
  const { url } = (await ada.call('POST', `/api/projects/${project}/share-links`, {})).body.data;
  const token = new URL(url).pathname.replace('/shared/', '');
  for (const path of ['', '/toolsets/about', '/standing'])
    expect(JSON.stringify((await server.call('GET', `/api/shared/${token}${path}`)).body)).not.toContain('the sauce');
});

it('can be withdrawn in a project that is only read', async () => {
  const { id } = (await paste('Away with it.')).body.data;
  await ada.call('PATCH', `/api/projects/${project}`, { mode: 'read' });
  expect((await paste('More.')).body).toMatchObject({ key: 'read-only' });
  expect((await ada.call('DELETE', `${address()}/${id}`)).status).toBe(204);
  await ada.call('PATCH', `/api/projects/${project}`, { mode: 'write' });
});

describe('what is taken back', () => {
  const words = 'The lids came open on soups every Friday, so three weeks later I went back to the old wholesaler.';
  const other = 'We would rather keep our own boxes than anything that has to be brought back here.';

  /** A project in which both have been quoted everywhere, and a page of it that somebody has open. */
  async function quoted() {
    const id = await ada.project();
    const at = `/api/projects/${id}`;
    const text = `[00:10] P1: ${words}\n[00:20] P2: ${other}`;
    const source = (await ada.call('POST', `${at}/sources`, { title: 'Talk', kind: 'talk', text })).body.data;
    const { content, revision } = (await ada.call('GET', `${at}/toolsets/about`)).body.data;
    const question = `Why “the lids CAME open on\nsoups, every Friday”?`;
    const save = (openQuestions: string[], saved: number) =>
      ada.call('PUT', `${at}/toolsets/about`, { content: { ...content, openQuestions }, revision: saved });
    await save([question, other], revision);
    await ada.call('POST', `${at}/versions`, { name: 'Quoted' });
    await save(['Later.', question, other], revision + 1);
    await ada.call('POST', `${at}/comments`, { toolset: 'about', text: `He says: ${words}` });
    await ada.call('POST', `${at}/decisions`, { verdict: 'change', text: `Since ${words}`, claims: [] });
    await ada.call('PATCH', at, { description: `Boxes. ${words}` });
    const slide = { kind: 'problem', title: 'The lids came open on soups every Friday', note: words };
    expect((await ada.call('PUT', `${at}/story`, { revision: 0, slides: [slide] })).status).toBe(200);
    await ada.call('GET', `/api/search?q=lids`);
    return { at, source };
  }

  const held = async () => foldText(await allRows(server.services.database));

  it('is told before it is taken out, to whoever may take it out', async () => {
    const { at, source } = await quoted();
    const ask = (query = '', by = ada) => by.call('GET', `${at}/sources/${source.id}/withdrawal${query}`);
    const before = await held();
    const { status, body } = await ask('?person=p1');
    expect([status, body.data]).toEqual([
      200,
      {
        lines: 1,
        quotes: [{ toolset: 'about', pointer: '/openQuestions/1', text: expect.stringContaining('CAME open on') }],
        claims: [],
        toolsets: ['about'],
        elsewhere: { drafts: 0, versions: 1, comments: 1, decisions: 1, others: expect.any(Number) },
      },
    ]);
    expect((await ask()).body.data.quotes.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
      '/openQuestions/1',
      '/openQuestions/2',
    ]);
    expect(await held()).toBe(before);
    expect((await ask('?person=p9')).status).toBe(404);
    expect((await ask('', await Person.register(server))).status).toBe(404);
    // The others look for these words in all that there is.
    await ada.call('DELETE', `${at}/sources/${source.id}`);
  });

  it('is found nowhere once a source is deleted', async () => {
    const { at, source } = await quoted();
    expect(await held()).toContain('lids came open on');
    expect((await ada.call('DELETE', `${at}/sources/${source.id}`)).status).toBe(204);
    const rows = await held();
    for (const run of [
      'lids came open on',
      'came open on\\nsoups',
      'three weeks later i went',
      'rather keep our own boxes',
    ])
      expect(rows).not.toContain(run);
    const { content } = (await ada.call('GET', `${at}/toolsets/about`)).body.data;
    expect(content.openQuestions).toEqual(['Later.', 'Why “[…]”?', '[…].']);
    expect((await ada.call('GET', `/api/search?q=lids`)).body.data).toEqual([]);
  });

  it('is that of one speaker alone when only they withdraw, and does not come back with an open page', async () => {
    const { at, source } = await quoted();
    const open = (await ada.call('GET', `${at}/toolsets/about`)).body.data;
    expect((await ada.call('DELETE', `${at}/sources/${source.id}/people/p1`)).status).toBe(200);
    const rows = await held();
    expect(rows).not.toContain('lids came open on');
    expect(rows).toContain('rather keep our own boxes');
    const body = { content: open.content, revision: open.revision };
    expect((await ada.call('PUT', `${at}/toolsets/about`, body)).status).toBe(409);
  });
});
