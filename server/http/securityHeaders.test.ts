import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

const web = mkdtempSync(path.join(tmpdir(), 'filiz-web-'));
let server: TestServer;

beforeAll(async () => {
  writeFileSync(path.join(web, 'index.html'), '<!doctype html><title>Filiz</title>');
  writeFileSync(path.join(web, 'theme.js'), 'void 0;');
  server = await startTestServer({ TEST_WEB_DIR: web, PUBLIC_URL: 'https://filiz.example' });
});
afterAll(async () => {
  await server.stop();
  rmSync(web, { recursive: true, force: true });
});

describe.each([
  ['the API', '/api/configuration'],
  ['what is not there', '/api/nothing'],
  ['a page', '/login'],
  ['a file', '/theme.js'],
])('%s', (_, address) => {
  let headers: Headers;
  beforeAll(async () => {
    ({ headers } = await server.call('GET', address));
  });

  it('loads scripts only from its own origin, and cannot be framed', () => {
    const policy = Object.fromEntries(
      headers
        .get('content-security-policy')!
        .split(';')
        .map((directive) => directive.trim().split(/ (.*)/).slice(0, 2) as [string, string]),
    );
    expect(policy).toEqual({
      'default-src': "'self'",
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': "'self' blob:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'worker-src': "'self'",
      'manifest-src': "'self'",
      'form-action': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
    });
    expect(headers.get('x-frame-options')).toBe('DENY');
  });

  it('sends HSTS for a year, nosniff and same-origin policies', () => {
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=(), microphone=(), geolocation=(), payment=()');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    for (const cookie of headers.getSetCookie()) expect(cookie).toMatch(/; Path=\/; SameSite=Lax; Secure$/);
    if (address.startsWith('/api')) expect(headers.get('cache-control')).toBe('no-store');
  });
});

it('sends no HSTS without https', async () => {
  const plain = await startTestServer();
  const { headers } = await plain.call('GET', '/healthz');
  expect(headers.get('strict-transport-security')).toBeNull();
  await plain.stop();
});
