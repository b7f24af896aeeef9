import { request as httpRequest } from 'node:http';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';

import { allRoutes } from '#server/createServer.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

import { limitRules, namesOfLimits } from './limitRules.ts';

const keyOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const routes = allRoutes();
let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ TRUST_PROXY: 'true' })));
afterAll(() => server.stop());

describe.each(routes.map((route) => [keyOf(route), route] as const))('%s', (_, route) => {
  const rules = namesOfLimits(route.limits).map((name) => limitRules[name]);

  it('declares its limits, or the reason for none', () => {
    if ('none' in route.limits) expect(route.limits.none).toMatch(/\w+ \w+/);
    else expect(rules.length).toBeGreaterThan(0);
  });

  it('provides the values its limits are counted by', () => {
    if (rules.some(({ by }) => by === 'person')) expect(route.access).toBe('signed-in');
    if (rules.some(({ by }) => by === 'email' || by === 'email-and-client' || by === 'device'))
      expect(Object.keys((route.body as z.ZodObject).shape)).toContain('email');
  });
});

it('has a limit by client unless signed in, except for readiness checks', () => {
  const open = routes.filter(
    ({ access, limits }) =>
      access === 'public' && !namesOfLimits(limits).some((name) => limitRules[name].by === 'client'),
  );
  expect(open.map(keyOf)).toEqual(['GET /healthz', 'GET /readyz']);
});

it('refuses calls beyond a client’s limit without reading them', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.20' };
  const ask = () => server.call('POST', '/api/auth/login', { body: 'this is no JSON', headers });
  const statuses = new Set<number>();
  for (let count = 0; count < 600; count += 50)
    for (const { status } of await Promise.all(Array.from({ length: 50 }, ask))) statuses.add(status);
  expect([...statuses]).toEqual([400]);
  expect((await ask()).status).toBe(429);
  // The answer arrives before the body is sent.
  const status = await new Promise((resolve, reject) => {
    const call = httpRequest(`${server.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': 1000, ...headers },
    });
    call.on('response', (response) => {
      resolve(response.statusCode);
      call.destroy();
    });
    call.on('error', reject);
    call.flushHeaders();
  });
  expect(status).toBe(429);
});

it('counts by person whatever the call, and separately for others', async () => {
  const [ada, bea] = [await server.register(), await server.register()];
  const statuses = [];
  for (let count = 0; count < 11; count += 1)
    statuses.push((await server.call('GET', '/api/user/export', { token: ada.token })).status);
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  expect((await server.call('GET', '/api/user/export', { token: bea.token })).status).toBe(200);
});

it('counts an address in a body by its mailbox', async () => {
  const ask = (email: string) => server.call('POST', '/api/auth/password-reset/code', { body: { email } });
  const statuses = [];
  for (const tag of ['', '+1', '+2', '+3', '+4', '+5', '+6'])
    statuses.push((await ask(`folded${tag}@example.com`)).status);
  expect(statuses).toEqual([...Array<number>(5).fill(204), 429, 429]);
  expect((await ask('fol.ded@example.com')).status).toBe(204);
});

describe('the published description', () => {
  it('contains the limits of every route', async () => {
    const { body } = await server.call('GET', '/api/openapi.json');
    for (const route of routes) {
      const described = body.paths[route.path.replace(/:(\w+)/g, '{$1}')][route.method.toLowerCase()];
      const names = namesOfLimits(route.limits);
      expect(described.description, keyOf(route)).toMatch(names.length > 0 ? /^At most:\n- \d+ / : /^No limit: /);
      expect('429' in described.responses, keyOf(route)).toBe(names.length > 0);
      expect(new Set((described['x-rate-limits'] ?? []).map(({ name }: { name: string }) => name))).toEqual(
        new Set(names),
      );
    }
  });
});
