import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createMigratedDatabase } from './database/testing/migratedDatabases.ts';
import { UnavailableError } from './errors/UnavailableError.ts';
import { type CutableProxy, cutableProxy } from './testing/cutableProxy.ts';
import { startTestServer, type TestServer } from './testing/startTestServer.ts';
import { mysqlUrl, type TestDatabase } from './testing/testDatabases.ts';

describe.skipIf(!mysqlUrl)('while the database is away', () => {
  let database: TestDatabase;
  let proxy: CutableProxy;
  let server: TestServer;
  let token: string;

  beforeAll(async () => {
    database = await createMigratedDatabase('mysql');
    const url = new URL(database.url!);
    proxy = await cutableProxy({ host: url.hostname, port: Number(url.port || 3306) });
    url.host = `127.0.0.1:${proxy.port}`;
    server = await startTestServer({ DATABASE_URL: url.href }, { longestQuery: 2000 });
    token = (await server.register()).token;
  });
  afterAll(async () => {
    proxy.mend();
    await server.stop();
    await proxy.close();
    await database.drop();
  });

  it('answers 503 with Retry-After, is alive but not ready, and recovers with the database', async () => {
    proxy.cut();
    const body = { name: 'x', description: 'x' };
    for (const [method, route] of [
      ['GET', '/api/projects'],
      ['POST', '/api/projects'],
    ] as const) {
      const reply = await server.call(method, route, { token, ...(method === 'POST' && { body }) });
      expect(reply).toMatchObject({ status: 503, body: { key: 'unavailable' } });
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect((await server.call('GET', '/readyz')).status).toBe(503);
    expect((await server.call('GET', '/healthz')).status).toBe(200);
    const figures = await server.call('GET', '/metrics');
    expect(figures.status).toBe(200);
    expect(figures.body).toContain('route="/readyz",status="503"');

    proxy.mend();
    expect((await server.call('GET', '/readyz')).status).toBe(200);
    expect((await server.call('POST', '/api/projects', { token, body })).status).toBe(201);
  });

  it('is not ready while the database stops responding, and says so in time', async () => {
    expect((await server.call('GET', '/readyz')).status).toBe(200);
    proxy.mute();
    expect(await server.call('GET', '/readyz')).toMatchObject({ status: 503, body: { key: 'unavailable' } });
    proxy.mend();
    await expect.poll(() => server.call('GET', '/readyz').then(({ status }) => status)).toBe(200);
  });

  it('times out requests whose query gets no answer, within a transaction or without', async () => {
    expect((await server.call('GET', '/api/projects', { token })).status).toBe(200);
    proxy.mute();
    const body = { name: 'x', description: 'x' };
    for (const call of [
      () => server.call('GET', '/api/projects', { token }),
      () => server.call('POST', '/api/auth/login', { body: { email: 'a@example.com', password: 'x' } }),
      () => server.call('POST', '/api/projects', { token, body }),
    ]) {
      const reply = await call();
      expect(reply).toMatchObject({ status: 503, body: { key: 'unavailable' } });
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    proxy.mend();
    await expect
      .poll(() => server.call('POST', '/api/projects', { token, body }).then(({ status }) => status))
      .toBe(201);
  });

  it('times out a transaction whose database stops responding in its middle', async () => {
    const work = server.services.database.transaction(async (transaction) => {
      await transaction('users').first('id');
      proxy.mute();
      await transaction('users').first('id');
    });
    await expect(work).rejects.toBeInstanceOf(UnavailableError);
    proxy.mend();
    await expect.poll(() => server.call('GET', '/api/projects', { token }).then(({ status }) => status)).toBe(200);
  });
});
