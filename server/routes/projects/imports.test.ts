import { readFileSync } from 'node:fs';

import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import type { ProjectFile } from '#engine/protocol/projectFile.ts';
import { extremeContent } from '#engine/testing/extremeContent.ts';
import { randomDocument } from '#engine/testing/randomDocument.ts';
import { hasContent } from '#engine/validation/hasContent.ts';
import { Person } from '#server/testing/Person.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
let person: Person;
let ids: string[];

beforeAll(async () => {
  server = await startTestServer();
  ids = server.services.toolsets.toolsets.map(({ manifest }) => manifest.id);
});
afterAll(() => server.stop());
// The number of imports in a minute is limited for each person.
beforeEach(async () => void (person = await Person.register(server)));

async function importFile(file: unknown, fields: Record<string, string> = {}, by = person) {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.set(name, text);
  const bytes = typeof file === 'string' || file instanceof Uint8Array ? file : JSON.stringify(file);
  form.set('file', new Blob([bytes as BlobPart]), 'project.json');
  const response = await fetch(`${server.url}/api/projects/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${by.token}`, 'accept-language': 'en' },
    body: form,
  });
  return { status: response.status, body: JSON.parse(await response.text()) };
}

const exportJson = async (project: string): Promise<ProjectFile> =>
  (await person.call('POST', `/api/projects/${project}/exports`, { toolsets: ids, format: 'json' })).body;

const fileOf = (toolsets: ProjectFile['toolsets']): ProjectFile => ({
  format: 'filiz-project',
  version: 1,
  project: { name: 'Kutu', description: 'Boxes.', language: 'tr' },
  toolsets,
});
const countProjects = async () => (await person.call('GET', '/api/projects')).body.data.length as number;
const example = (id: string) => server.services.toolsets.get(id).examples.en;
const entry = (id: string, content: object = example(id)): ProjectFile['toolsets'][number] => ({
  id,
  version: server.services.toolsets.get(id).manifest.version,
  content: content as never,
});

it('keeps what nobody has confirmed unconfirmed', async () => {
  const content = { stakeholders: [{ id: 'owner', nameOrRole: 'Owner', why: 'Pays.' }] };
  const unconfirmed = ['/stakeholders/0/why'];
  const { body } = await importFile(fileOf([{ ...entry('stakeholder', content), unconfirmed }]));
  const [again] = (await exportJson(body.data.project.id)).toolsets;
  expect(again!.unconfirmed).toEqual(unconfirmed);
});

it('makes an equal project of an export, saved and up to date', async () => {
  const original = (await person.call('POST', '/api/projects/example')).body.data.project.id;
  const file = await exportJson(original);
  const { status, body } = await importFile(file);
  expect(status).toBe(201);
  const { project, leftOut } = body.data;
  expect(leftOut).toEqual([]);
  expect(project).toMatchObject({ name: 'Dönkap', isExample: false, mode: 'write', language: 'en' });
  // What is beside the path came along and is not worked on yet.
  const onPath = server.services.paths.of(null).toolsets.length;
  expect(project.progress).toEqual({
    saved: onPath,
    generated: 0,
    starters: 0,
    total: onPath,
    own: { setup: 0, path: 0 },
  });
  const statuses = (await person.call('GET', `/api/projects/${project.id}/toolsets`)).body.data;
  for (const each of statuses) expect(each).toMatchObject({ status: 'saved', revision: 1, stale: false });
  const again = await exportJson(project.id);
  expect({ ...again, exportedAt: '' }).toEqual({ ...file, exportedAt: '' });
});

it('makes equal projects of random contents of every toolset', async () => {
  const { toolsets } = server.services.toolsets;
  const contents = fc.tuple(
    ...toolsets.map((toolset) => {
      const { mirrors } = toolset.manifest;
      // The project's own name and description stand there.
      return randomDocument(toolset, (pattern) => pattern === mirrors?.name || pattern === mirrors?.description);
    }),
  );
  await fc.assert(
    fc.asyncProperty(contents, async (given) => {
      const filled = toolsets.flatMap(({ manifest: { id, version }, schema }, index) =>
        hasContent(given[index]!, schema) ? [{ id, version, content: given[index]! }] : [],
      );
      fc.pre(filled.length > 0);
      const first = await importFile(fileOf(filled));
      expect([first.status, first.body.errors]).toEqual([201, undefined]);
      const once = await exportJson(first.body.data.project.id);
      expect(once.toolsets.map(({ id }) => id)).toEqual(filled.map(({ id }) => id));
      const second = await importFile(once);
      expect(second.status).toBe(201);
      const twice = await exportJson(second.body.data.project.id);
      expect({ ...twice, exportedAt: '' }).toEqual({ ...once, exportedAt: '' });
    }),
    { numRuns: 5, seed: 1 },
  );
});

it.each(['en', 'tr'])(
  'opens the first version’s export of all 24 in %s, in today’s shapes, without losing a text',
  async (language) => {
    const file = JSON.parse(readFileSync(new URL(`__fixtures__/project-1.${language}.json`, import.meta.url), 'utf8'));
    const { status, body } = await importFile(file);
    expect([status, body.data?.leftOut, body.errors]).toEqual([201, [], undefined]);
    const today = await exportJson(body.data.project.id);
    for (const { id, content } of file.toolsets as { id: string; content: unknown }[]) {
      const carried = today.toolsets.find((each) => each.id === id)?.content;
      const kept = new Set(textsOf(carried));
      expect([id, textsOf(content).filter((text) => !kept.has(text))]).toEqual([id, []]);
    }
  },
);

// Counted, not timed: without the bounds the process ends of the first, and the others are answered with 500.
it.each([
  [
    'places that cover the whole document, again and again',
    () => ({
      content: { ['x'.repeat(4000)]: Array.from({ length: 2000 }, (_, index) => index + 1) },
      unconfirmed: Array.from({ length: 5000 }, () => ''),
    }),
    { path: '', key: 'unknown-field' },
  ],
  [
    '2,000 levels',
    () => ({ content: JSON.parse(`${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`) as object }),
    { path: '', key: 'too-deep' },
  ],
  [
    'more values than a document may have',
    () => ({ content: { stakeholders: Array.from({ length: 150_000 }, () => 1) } }),
    { path: '/toolsets/0/content', key: 'too-many-items' },
  ],
  [
    'more unknown fields than fit on a stack',
    () => ({ content: Object.fromEntries(Array.from({ length: 700_000 }, (_, index) => [`x${index}`, 1])) }),
    { path: '', key: 'too-many-items' },
  ],
  [
    'a place that no document has',
    () => ({ content: example('stakeholder'), unconfirmed: ['/'.repeat(300)] }),
    { path: '/toolsets/0/unconfirmed/0', key: 'wrong-format' },
  ],
] as const)('refuses a file with %s', async (_, made, fault) => {
  const { content, unconfirmed } = made() as { content: object; unconfirmed?: string[] };
  const { status, body } = await importFile(
    fileOf([{ ...entry('stakeholder', content), ...(unconfirmed && { unconfirmed }) }]),
  );
  expect([status, body.errors]).toEqual([422, [{ ...fault, message: expect.stringMatching(/./) }]]);
  expect(await countProjects()).toBe(0);
});

it('refuses contents that are too large together, on any way into a project', async () => {
  const { toolsets } = server.services.toolsets;
  const large = (id: string) => {
    const { examples, schema } = server.services.toolsets.get(id);
    return extremeContent(examples.tr, schema, 'most');
  };
  const size = (content: object) => Buffer.byteLength(JSON.stringify(content));
  const sized = toolsets.map(({ manifest: { id, mirrors } }) => ({ id, mirrors, content: large(id) }));
  const legal = sized.filter(({ mirrors, content }) => !mirrors && size(content) < 1_000_000);
  const file = fileOf(legal.map(({ id, content }) => entry(id, content)));
  expect(size(file)).toBeGreaterThan(4_300_000);
  const tooLarge = { status: 400, body: { key: 'project-too-large', message: expect.stringContaining('2 MB') } };
  expect(await importFile(file)).toMatchObject(tooLarge);
  expect(await countProjects()).toBe(0);

  const project = (await importFile(fileOf([entry('market')]))).body.data.project.id;
  const replies: string[] = [];
  for (const { id, content } of legal.filter((each) => each.id !== 'market')) {
    const { status, body } = await person.call('PUT', `/api/projects/${project}/toolsets/${id}`, {
      content,
      revision: 0,
    });
    replies.push(status === 200 ? 'saved' : body.key);
  }
  expect([...new Set(replies)].toSorted()).toEqual(['project-too-large', 'saved']);

  // What is short is saved into a full project, which comes back whole all the same.
  const states: { id: string; saved: boolean }[] = (await person.call('GET', `/api/projects/${project}/toolsets`)).body
    .data;
  const short = toolsets.filter(
    ({ manifest: { id, mirrors }, examples }) =>
      !mirrors && size(examples.en) < 20_000 && states.some((state) => state.id === id && !state.saved),
  );
  for (const { manifest, examples } of short) await person.save(project, manifest.id, examples.en);
  expect(short.reduce((sum, { examples }) => sum + size(examples.en), 0)).toBeGreaterThan(20_000);
  expect((await importFile(await exportJson(project))).status).toBe(201);
});

it('reads places that repeat or lie within one another once', async () => {
  const content = { stakeholders: [{ id: 'owner', nameOrRole: 'Owner', why: 'Pays.' }] };
  const unconfirmed = ['/stakeholders/0/why', '', '/stakeholders/0', '', '/stakeholders/0/why'];
  const { body } = await importFile(fileOf([{ ...entry('stakeholder', content), unconfirmed }]));
  const [again] = (await exportJson(body.data.project.id)).toolsets;
  expect(again!.unconfirmed).toEqual(['id', 'nameOrRole', 'why'].map((name) => `/stakeholders/0/${name}`));
});

it('goes into the workspace that was chosen, if it is one’s own', async () => {
  const own = (await person.call('POST', '/api/workspaces', { name: 'Lab' })).body.data.id;
  const file = fileOf([entry('market')]);
  expect((await importFile(file, { workspaceId: own })).body.data.project.workspaceId).toBe(own);
  const stranger = await Person.register(server);
  expect(await importFile(file, { workspaceId: own }, stranger)).toMatchObject({ status: 404 });
});

it('names toolsets that are unknown or newer, and leaves them out', async () => {
  const file = fileOf([
    entry('market'),
    { id: 'tea-leaves', version: '1.0.0', content: { cups: 3 } },
    { id: 'persona', version: '99.0.0', content: { anything: true } },
  ]);
  const { status, body } = await importFile(file);
  expect(status).toBe(201);
  expect(body.data.leftOut).toEqual([
    { id: 'tea-leaves', version: '1.0.0', reason: 'unknown' },
    { id: 'persona', version: '99.0.0', reason: 'newer' },
  ]);
  expect(body.data.project.progress.saved).toBe(1);
  const nothing = await importFile(fileOf([{ id: 'tea-leaves', version: '1.0.0', content: {} }]));
  expect(nothing).toMatchObject({ status: 400, body: { key: 'nothing-to-import', data: { leftOut: [{}] } } });
});

it('refuses a document that does not fit, with pointers, and imports nothing of the rest', async () => {
  const before = await countProjects();
  const file = fileOf([
    entry('market'),
    entry('about', { ...example('about'), keywords: 'no list', unheardOf: 1 }),
    { id: 'sections', version: '1.0.0', content: {} },
  ]);
  const { status, body } = await importFile(file);
  expect(status).toBe(422);
  const paths = body.errors.map(({ path }: { path: string }) => path);
  expect(paths).toContain('/toolsets/1/content/keywords');
  expect(paths).toContain('/toolsets/2/content');
  expect(await countProjects()).toBe(before);
});

const { format, version, project } = fileOf([]);
it.each([
  ['no JSON', '%PDF-1.7', 400, 'not-a-project-file'],
  ['JSON of something else', { hello: 'there' }, 400, 'not-a-project-file'],
  ['nothing at all', '', 400, 'not-a-project-file'],
  ['a list', [], 400, 'not-a-project-file'],
  ['a newer file', { format, version: 2 }, 400, 'newer-project-file'],
  ['a file without toolsets', { format, version, project, toolsets: [] }, 422, 'invalid'],
  [
    'a file without project',
    { format, version, toolsets: [{ id: 'about', version: '1.0.0', content: {} }] },
    422,
    'invalid',
  ],
  [
    'contents that are no objects',
    { format, version, project, toolsets: [{ id: 'about', version: '1.0.0', content: 7 }] },
    422,
    'invalid',
  ],
  ['more than 10 MB', 'x'.repeat(10.2 * 1024 * 1024), 413, 'payload-too-large'],
])('refuses %s', async (_, file, status, key) => {
  expect(await importFile(file)).toMatchObject({ status, body: { key } });
});

it('refuses a form without a file, and a body that is no form', async () => {
  const form = new FormData();
  form.set('file', 'a text');
  const headers = { authorization: `Bearer ${person.token}` };
  const send = (init: RequestInit) => fetch(`${server.url}/api/projects/import`, { method: 'POST', ...init });
  expect((await send({ headers, body: form })).status).toBe(422);
  expect((await send({ headers, body: 'x' })).status).toBe(415);
  const broken = { ...headers, 'content-type': 'multipart/form-data; boundary=x' };
  expect((await send({ headers: broken, body: '--y\r\n\r\nhello' })).status).toBe(422);
});

/** Every text in a JSON value. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
