import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { builtInToolsets } from '#server/toolsets/builtInToolsets.ts';

let server: TestServer;
let token: string;
const shelf = mkdtempSync(path.join(tmpdir(), 'filiz-shelf-'));

/** Copies a toolset folder under another id, as authors begin a new one. */
function copyFolder(id: string) {
  const folder = path.join(shelf, id);
  cpSync(path.join(builtInToolsets, 'stakeholder'), folder, { recursive: true });
  const manifest = JSON.parse(readFileSync(path.join(folder, 'toolset.json'), 'utf8')) as object;
  writeFileSync(path.join(folder, 'toolset.json'), JSON.stringify({ ...manifest, id, order: 900 }));
  return folder;
}

beforeAll(async () => {
  copyFolder('partner-map');
  writeFileSync(path.join(copyFolder('broken-map'), 'schema.json'), '{ "type": "object" ');
  mkdirSync(path.join(shelf, 'empty-map'));
  server = await startTestServer({ TOOLSETS_DIR: shelf });
  token = (await server.register()).token;
});
afterAll(async () => {
  await server.stop();
  rmSync(shelf, { recursive: true, force: true });
});

const get = (route: string, headers = {}) => server.call('GET', route, { token, headers });

describe('a folder in TOOLSETS_DIR', () => {
  it('appears in list, definition and path, and a broken one does not', async () => {
    const list = (await get('/api/toolsets')).body.data as { id: string; title: { tr: string } }[];
    const ids = list.map(({ id }) => id);
    expect(ids).toContain('partner-map');
    expect(ids).toContain('stakeholder');
    expect(ids).not.toContain('broken-map');
    expect(ids).not.toContain('empty-map');
    expect((await get('/api/toolsets/partner-map')).body.data.manifest.id).toBe('partner-map');
    expect((await get('/api/toolsets/broken-map')).status).toBe(404);
  });

  it('can be filled in and saved like built-in ones', async () => {
    const body = { name: 'Kutu', description: 'Boxes.' };
    const { project } = (await server.call('POST', '/api/projects', { token, body })).body.data;
    const saved = await server.call('PUT', `/api/projects/${project.id}/toolsets/partner-map`, {
      token,
      body: { content: { stakeholders: [{ nameOrRole: 'Esnaf', power: 1, interest: 1 }] }, revision: 0 },
    });
    expect(saved.body.data.content.stakeholders[0].action).toBe('monitor');
  });
});

describe('a definition', () => {
  it('is revalidated by its ETag', async () => {
    const first = await get('/api/toolsets/stakeholder');
    const etag = first.headers.get('etag')!;
    expect(etag).toMatch(/^"[^"]+"$/);
    expect(Object.keys(first.body.data)).toEqual(['manifest', 'schema', 'ui', 'locales', 'validatorUrl']);
    const again = await get('/api/toolsets/stakeholder', { 'if-none-match': etag });
    expect([again.status, again.body]).toEqual([304, '']);
    expect((await get('/api/toolsets/stakeholder', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('refers to a validator module that a browser can import and that validates documents', async () => {
    const { validatorUrl } = (await get('/api/toolsets/stakeholder')).body.data;
    const reply = await server.call('GET', validatorUrl);
    expect(reply.headers.get('content-type')).toContain('text/javascript');
    expect(reply.headers.get('cache-control')).toContain('immutable');
    const file = path.join(shelf, 'validator.mjs');
    writeFileSync(file, reply.body);
    const { default: validate } = (await import(/* @vite-ignore */ file)) as {
      default: (document: unknown) => boolean;
    };
    expect(validate({ stakeholders: [{ nameOrRole: 'Esnaf', power: 5 }] })).toBe(true);
    expect(validate({ stakeholders: [{ nameOrRole: 'Esnaf', power: 9 }] })).toBe(false);
    const stale = validatorUrl.replace(/-[0-9a-f]+\.js$/, '-0123456789abcdef0123.js');
    expect((await server.call('GET', stale)).status).toBe(404);
  });
});

it('pages the list of toolsets on request, also within a project', async () => {
  const body = { name: 'Kutu', description: 'Boxes.' };
  const { project } = (await server.call('POST', '/api/projects', { token, body })).body.data;
  for (const route of ['/api/toolsets', `/api/projects/${project.id}/toolsets`]) {
    const all = (await get(route)).body;
    expect(all.nextCursor).toBeNull();
    const ids: string[] = [];
    for (let cursor = ''; cursor !== null;) {
      const page = (await get(`${route}?limit=10${cursor && `&cursor=${cursor}`}`)).body;
      ids.push(...page.data.map(({ id }: { id: string }) => id));
      cursor = page.nextCursor;
    }
    expect(ids).toEqual(all.data.map(({ id }: { id: string }) => id));
    expect((await get(`${route}?limit=x`)).status).toBe(422);
  }
});

it('gives what the example company wrote, in each language', async () => {
  for (const language of ['en', 'tr']) {
    const { body } = await get(`/api/toolsets/stakeholder/examples/${language}`);
    const file = path.join(builtInToolsets, 'stakeholder', 'examples', `${language}.json`);
    expect(body.data).toEqual(JSON.parse(readFileSync(file, 'utf8')));
  }
  expect((await get('/api/toolsets/stakeholder/examples/fr')).status).toBe(404);
  expect((await get('/api/toolsets/tea-leaves/examples/en')).status).toBe(404);
});
