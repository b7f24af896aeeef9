import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { builtInToolsets } from '#server/toolsets/builtInToolsets.ts';

let server: TestServer;
const shelf = mkdtempSync(path.join(tmpdir(), 'filiz-shelf-'));

/** A plug-in folder whose article begins with these words; `null`: without an article. */
function addFolder(id: string, words: string | null) {
  const folder = path.join(shelf, id);
  cpSync(path.join(builtInToolsets, 'stakeholder'), folder, { recursive: true });
  const manifest = JSON.parse(readFileSync(path.join(folder, 'toolset.json'), 'utf8')) as object;
  writeFileSync(path.join(folder, 'toolset.json'), JSON.stringify({ ...manifest, id, order: 900 }));
  if (words === null) return rmSync(path.join(folder, 'article'), { recursive: true });
  for (const language of ['en', 'tr'])
    writeFileSync(
      path.join(folder, `article/${language}.md`),
      `# ${id} ${language}\n\n${words}\n\n## Begin\n\nThe crowbar.`,
    );
}

beforeAll(async () => {
  addFolder('partner-map', 'Whom to work with.');
  addFolder('silent-map', null);
  addFolder('hostile-map', 'See <script>alert(1)</script> and [this](javascript:alert(1)).');
  server = await startTestServer({ TOOLSETS_DIR: shelf });
});
afterAll(async () => {
  await server.stop();
  rmSync(shelf, { recursive: true, force: true });
});

const read = (route: string, language: string, headers = {}) =>
  server.call('GET', route, { headers: { 'accept-language': language, ...headers } });

it('serves the terms to people who have not registered, in their language', async () => {
  const english = (await read('/api/articles/terms', 'en')).body.data;
  expect(english).toMatchObject({ id: 'terms', kind: 'guide', title: 'Terms of Service' });
  expect(english.text).toMatch(/^## /);
  expect(english.summary).not.toMatch(/[#*[\]]/);
  expect(english.related).toContainEqual({ id: 'privacy', title: 'Privacy' });
  const turkish = (await read('/api/articles/terms', 'tr-TR,tr;q=0.9')).body.data;
  expect(turkish.title).toBe('Kullanım Koşulları');
  const chosen = await read('/api/articles/terms', 'en', { cookie: 'user-language=tr' });
  expect(chosen.body.data).toEqual(turkish);
});

it('answers 404 for an unknown article', async () => {
  for (const id of ['nothing', '..%2Fterms', 'terms%2Fen.md', '__proto__'])
    expect(await read(`/api/articles/${id}`, 'en')).toMatchObject({ status: 404, body: { key: 'not-found' } });
});

it('revalidates an article by its ETag, which differs by language', async () => {
  const first = await read('/api/articles/terms', 'en');
  const etag = first.headers.get('etag')!;
  expect(etag).toMatch(/^"[^"]+"$/);
  const again = await read('/api/articles/terms', 'en', { 'if-none-match': etag });
  expect([again.status, again.body]).toEqual([304, '']);
  expect((await read('/api/articles/terms', 'tr', { 'if-none-match': etag })).status).toBe(200);
});

it('lists all articles, and finds them however the words are typed', async () => {
  const all = (await read('/api/articles', 'tr')).body.data as { id: string; excerpt: string }[];
  expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining(['terms', 'privacy']));
  expect(all.every(({ excerpt }) => excerpt === '')).toBe(true);

  const find = async (words: string) =>
    (await read(`/api/articles?search=${encodeURIComponent(words)}`, 'tr')).body.data as typeof all;
  const hits = await find('GİZLİLİK');
  expect(hits[0]).toMatchObject({ id: 'privacy', excerpt: '' });
  expect(await find('gizlilik')).toEqual(hits);
  const inText = await find('yurt dışına');
  expect(inText.map(({ id }) => id)).toContain('privacy');
  expect(inText.find(({ id }) => id === 'privacy')?.excerpt).toMatch(/yurt dışına/);
  expect(await find('yurt disina')).toEqual(inText);
  expect(await find('yoktur böyle birşey zzz')).toEqual([]);
});

it('pages the list on request', async () => {
  const idsOf = ({ body }: { body: { data: { id: string }[] } }) => body.data.map(({ id }) => id);
  for (const query of ['', 'search=canvas&']) {
    const whole = await read(`/api/articles?${query}`, 'en');
    expect(whole.body.nextCursor).toBeNull();
    const paged: string[] = [];
    let cursor = '';
    do {
      const page = await read(`/api/articles?${query}limit=4${cursor && `&cursor=${cursor}`}`, 'en');
      expect(page.body.data.length).toBeLessThanOrEqual(4);
      paged.push(...idsOf(page));
      cursor = page.body.nextCursor;
    } while (cursor);
    expect(paged.length).toBeGreaterThan(4);
    expect(paged).toEqual(idsOf(whole));
  }
  expect((await read('/api/articles?cursor=nothing', 'en')).body).toEqual({ data: [], nextCursor: null });
  expect(await read('/api/articles?limit=0', 'en')).toMatchObject({
    status: 422,
    body: { errors: [{ path: '/limit', key: 'too-small' }] },
  });
});

describe('a folder in TOOLSETS_DIR', () => {
  it('adds its article, related to its dependencies and dependents', async () => {
    const article = (await read('/api/articles/partner-map', 'tr')).body.data;
    expect(article).toMatchObject({ kind: 'toolset', title: 'partner-map tr', summary: 'Whom to work with.' });
    expect(article.text).toBe('## Begin\n\nThe crowbar.');
    const related = (await read('/api/articles/stakeholder', 'en')).body.data.related as { id: string }[];
    expect(related.map(({ id }) => id)).toEqual(expect.arrayContaining(['sections', 'observation']));
    const found = (await read('/api/articles?search=CROWBAR', 'en')).body.data;
    expect(found).toMatchObject([{ id: 'partner-map', excerpt: 'The crowbar.' }]);
  });

  it('has no article without the files, and says so', async () => {
    expect((await read('/api/articles/silent-map', 'en')).status).toBe(404);
    const { token } = await server.register();
    const list = (await server.call('GET', '/api/toolsets', { token })).body.data as { id: string; article: boolean }[];
    const told = Object.fromEntries(list.map(({ id, article }) => [id, article]));
    expect(told).toMatchObject({ 'silent-map': false, 'partner-map': true });
    const definition = await server.call('GET', '/api/toolsets/partner-map', { token });
    expect(JSON.stringify(definition.body)).not.toContain('Whom to work with');
  });

  it('is rejected as a whole when its article contains unsafe content', async () => {
    expect((await read('/api/articles/hostile-map', 'en')).status).toBe(404);
    expect(server.services.toolsets.has('hostile-map')).toBe(false);
  });
});
