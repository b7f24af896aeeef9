import { afterAll, beforeAll, expect, it } from 'vitest';

import { exportFormatNames } from '#engine/protocol/exportFormats.ts';
import { hostileTexts } from '#server/export/testing/hostileTexts.ts';
import { Person } from '#server/testing/Person.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
let person: Person;
let project: string;
let ids: string[];

beforeAll(async () => {
  server = await startTestServer();
  person = await Person.register(server);
  project = (await person.call('POST', '/api/projects/example')).body.data.project.id;
  ids = server.services.toolsets.toolsets.map(({ manifest }) => manifest.id);
});
afterAll(() => server.stop());

const ask = (body: object, of = project) => person.call('POST', `/api/projects/${of}/exports`, body);

it('gives what is saved, in path order, as a file named after the project', async () => {
  const reply = await ask({ toolsets: ['sections', 'about', 'sections'], format: 'json' });
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-disposition')).toMatch(/; filename\*=UTF-8''D%C3%B6nkap%20\d{4}-\d\d-\d\d\.json$/);
  expect(reply.headers.get('content-type')).toContain('application/json');
  const { content } = await person.toolset(project, 'sections');
  const aboutVersion = server.services.toolsets.get('about').manifest.version;
  expect(reply.body).toMatchObject({
    format: 'filiz-project',
    version: 1,
    project: { name: 'Dönkap', language: 'en' },
    toolsets: [
      { id: 'about', version: aboutVersion, content: { name: 'Dönkap' } },
      { id: 'sections', content },
    ],
  });
});

const beginnings = { pdf: '%PDF-', docx: 'PK', pptx: 'PK', xlsx: 'PK', markdown: '#', json: '{' };

it.each(exportFormatNames)('gives the whole example project as %s', async (format) => {
  const response = await fetch(`${server.url}/api/projects/${project}/exports`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ toolsets: ids, format, language: 'tr' }),
  });
  expect(response.status).toBe(200);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.toString('latin1').startsWith(beginnings[format])).toBe(true);
  expect(bytes.length).toBeGreaterThan(20_000);
});

it('leaves out what is not saved, and refuses when nothing chosen is', async () => {
  const other = await person.project();
  const reply = await ask({ toolsets: ids, format: 'json' }, other);
  expect(reply.body.toolsets.map(({ id }: { id: string }) => id)).toEqual(['about', 'sections']);
  const refused = await ask({ toolsets: ['persona'], format: 'json' }, other);
  expect(refused).toMatchObject({
    status: 400,
    body: { key: 'nothing-to-export', title: expect.any(String), message: expect.stringContaining('saved') },
  });
});

it('gives a version as it was saved', async () => {
  const { content } = await person.toolset(project, 'observation');
  const version = (await person.call('POST', `/api/projects/${project}/versions`, { name: 'Before' })).body.data.id;
  await person.save(project, 'observation', server.services.toolsets.get('observation').examples.tr);
  const order = { toolsets: ['observation'], format: 'json' };
  expect((await ask({ ...order, version })).body.toolsets).toMatchObject([{ id: 'observation', content }]);
  expect((await ask(order)).body.toolsets[0].content).not.toEqual(content);
  expect(await ask({ ...order, version: 'absent' })).toMatchObject({ status: 404, body: { key: 'not-found' } });
  await person.save(project, 'observation', content!);
});

it('gives every toolset of a version as it was then, whatever was saved since', async () => {
  const own = (await person.call('POST', '/api/projects/example')).body.data.project.id;
  const then = await ask({ toolsets: ids, format: 'json' }, own);
  const version = (await person.call('POST', `/api/projects/${own}/versions`, { name: 'Then' })).body.data.id;
  for (const id of ids) await person.save(own, id, server.services.toolsets.get(id).examples.tr);
  await person.call('PATCH', `/api/projects/${own}`, { name: 'Kutu' });
  const now = await ask({ toolsets: ids, format: 'json' }, own);
  const again = await ask({ toolsets: ids, format: 'json', version }, own);
  expect(again.body).toEqual({ ...then.body, exportedAt: again.body.exportedAt });
  for (const [index, { id, content }] of then.body.toolsets.entries())
    expect([id, now.body.toolsets[index].content]).not.toEqual([id, content]);
  const text = async (wish: object) => (await ask({ toolsets: ids, format: 'markdown', ...wish }, own)).body as string;
  expect(await text({ version })).toContain('Dönkap');
  expect(await text({ version })).not.toBe(await text({}));
});

it('keeps open questions in the house unless asked, and whole in JSON', async () => {
  const { content, revision } = await person.toolset(project, 'sections');
  const openQuestions = ['Who washes on a holiday?'];
  await person.call('PUT', `/api/projects/${project}/toolsets/sections`, {
    content: { ...content, openQuestions },
    revision,
  });
  const textOf = async (wish: object) => {
    const { body } = await ask({ toolsets: ['sections'], ...wish });
    return typeof body === 'string' ? body : JSON.stringify(body);
  };
  expect(await textOf({ format: 'markdown' })).not.toContain(openQuestions[0]);
  expect(await textOf({ format: 'markdown', openQuestions: true })).toContain(openQuestions[0]);
  expect(await textOf({ format: 'json' })).toContain(openQuestions[0]);
});

it.each([
  ['a format that there is not', { toolsets: ['about'], format: 'odt' }, '/format'],
  ['no format', { toolsets: ['about'] }, '/format'],
  ['a toolset that there is not', { toolsets: ['about', 'abuot'], format: 'json' }, '/toolsets/1'],
  ['no toolset', { toolsets: [], format: 'json' }, '/toolsets'],
  ['a language that there is not', { toolsets: ['about'], format: 'json', language: 'de' }, '/language'],
])('refuses %s', async (_, body, path) => {
  expect(await ask(body)).toMatchObject({ status: 422, body: { errors: [{ path }] } });
});

it.each(exportFormatNames)('writes what people paste as %s, and takes it in again', async (format) => {
  const other = await person.project();
  const texts = Object.values(hostileTexts);
  const content = {
    name: 'Kutu',
    description: texts.join('\n'),
    summary: texts.join('\n'),
    keywords: texts.slice(0, 20),
  };
  const saved = await person.save(other, 'about', content);
  const reply = await ask({ toolsets: ['about'], format }, other);
  expect(reply.status).toBe(200);
  if (format !== 'json') return;
  expect(reply.body.toolsets[0].content).toEqual(saved);
  const form = new FormData();
  form.set('file', new Blob([JSON.stringify(reply.body)]), 'kutu.json');
  const headers = { authorization: `Bearer ${person.token}` };
  const imported = await fetch(`${server.url}/api/projects/import`, { method: 'POST', headers, body: form });
  const { project } = JSON.parse(await imported.text()).data;
  expect((await person.toolset(project.id, 'about')).content).toEqual(saved);
});

it('stops writing when the person goes away', async () => {
  const gone = new AbortController();
  const reply = fetch(`${server.url}/api/projects/${project}/exports`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ toolsets: ids, format: 'pdf' }),
    signal: gone.signal,
  });
  const { exports } = server.services;
  await expect.poll(() => exports.load.running).toBe(1);
  gone.abort();
  await expect(reply).rejects.toThrow();
  await expect.poll(() => exports.load).toEqual({ running: 0, waiting: 0 });
});

it('tells before an export what it could not say', async () => {
  const own = (await person.call('POST', '/api/projects/example')).body.data.project.id;
  const check = async (toolsets: string[], wish: object = {}) =>
    (await person.call('POST', `/api/projects/${own}/exports/check`, { toolsets, ...wish })).body.data;
  expect(await check(ids)).toEqual({ lost: [], unshown: { scripts: [], signs: [] }, unconfirmed: 0 });
  const version = (await person.call('POST', `/api/projects/${own}/versions`, { name: 'Whole' })).body.data.id;

  const { content } = await person.toolset(own, 'stakeholder');
  await person.save(own, 'stakeholder', { ...content, stakeholders: (content!['stakeholders'] as object[]).slice(-1) });
  await person.call('PATCH', `/api/projects/${own}`, { name: '东京 ไทย' });
  const { lost, unshown } = await check(['persona', 'observation']);
  expect(unshown).toEqual({ scripts: ['Hani', 'Thai'], signs: [] });
  expect(lost.length).toBeGreaterThan(1);
  for (const { toolset, pointer, place } of lost) {
    expect(['persona', 'observation']).toContain(toolset);
    expect(pointer).toMatch(/\/linkedStakeholder$/);
    expect(place).toMatch(/ › /);
    expect(place).not.toMatch(/[0-9a-z]{26}/);
  }
  expect((await check(['about'])).lost).toEqual([]);
  expect(await check(ids, { version })).toEqual({ lost: [], unshown: { scripts: [], signs: [] }, unconfirmed: 0 });

  const text = (await ask({ toolsets: ['persona', 'observation'], format: 'markdown' }, own)).body as string;
  expect(text.split('(removed)').length - 1).toBeGreaterThanOrEqual(lost.length);
  expect(text).not.toMatch(/\b[0-9a-hjkmnp-tv-z]{26}\b/);
});
