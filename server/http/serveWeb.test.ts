import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
const web = mkdtempSync(path.join(tmpdir(), 'filiz-web-'));

beforeAll(async () => {
  mkdirSync(path.join(web, 'assets'));
  writeFileSync(path.join(web, 'index.html'), '<!doctype html><title>Filiz</title>');
  writeFileSync(path.join(web, 'assets', 'main-abc123.js'), `export const text = '${'long '.repeat(1000)}';`);
  writeFileSync(path.join(path.dirname(web), 'outside.txt'), 'outside');
  server = await startTestServer({ TEST_WEB_DIR: web });
});
afterAll(async () => {
  await server.stop();
  rmSync(web, { recursive: true, force: true });
});

it.each(['/', '/login', '/project/06C30MG3G2RZE1SR195K1G60B9/tools/lean-canvas'])(
  'serves the page at %s',
  async (route) => {
    const reply = await server.call('GET', route);
    expect([reply.status, reply.body]).toEqual([200, '<!doctype html><title>Filiz</title>']);
    expect(reply.headers.get('cache-control')).toBe('no-cache');
    expect(reply.headers.get('content-security-policy')).toContain("script-src 'self'");
    const lastModified = reply.headers.get('last-modified')!;
    expect((await server.call('GET', route, { headers: { 'if-modified-since': lastModified } })).status).toBe(304);
  },
);

it('serves hashed files as immutable, and compresses them', async () => {
  const reply = await server.call('GET', '/assets/main-abc123.js', { headers: { 'accept-encoding': 'gzip' } });
  expect(reply.headers.get('cache-control')).toBe('max-age=31536000,immutable');
  expect(reply.headers.get('content-encoding')).toBe('gzip');
  expect(reply.body).toContain('long long');
});

it.each(['/assets/gone.js', '/%2e%2e/outside.txt', '/..%2foutside.txt', '/favicon.png', '/%.js'])(
  'has nothing at %s',
  async (route) => {
    const reply = await server.call('GET', route);
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.status).toBeLessThan(500);
    expect(reply.body).not.toContain('outside');
  },
);

it('answers a person on an unknown address with the page, which shows "not found"', async () => {
  const accept = 'text/html,application/xhtml+xml,*/*;q=0.8'; // as browsers ask for a page
  for (const route of ['/about.html', '/user/article/a.b', '/assets/gone.js']) {
    const reply = await server.call('GET', route, { headers: { accept } });
    expect([reply.status, reply.body]).toEqual([404, '<!doctype html><title>Filiz</title>']);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(await server.call('GET', route)).toMatchObject({ status: 404, body: { key: 'not-found' } });
  }
});
