import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type CutableProxy, cutableProxy } from './testing/cutableProxy.ts';
import { startTestServer, type TestServer } from './testing/startTestServer.ts';
import { createTestDatabase, mysqlUrl, type TestDatabase } from './testing/testDatabases.ts';

describe.skipIf(!mysqlUrl)('while the database is away', () => {
  let database: TestDatabase;
  let proxy: CutableProxy;
  let server: TestServer;
  let token: string;

  beforeAll(async () => {
    database = await createTestDatabase('mysql');
    const url = new URL(database.url!);
    proxy = await cutableProxy({ host: url.hostname, port: Number(url.port || 3306) });
    url.host = `127.0.0.1:${proxy.port}`;
    server = await startTestServer({ DATABASE_URL: url.href });
    token = (await server.register()).token;
  });
  afterAll(async () => {
    proxy.mend();
    await server.stop();
    await proxy.close();
    await database.drop();
  });

  it('answers 503 with Retry-After, is not ready but alive, and is back when the database is back', async () => {
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

    proxy.mend();
    expect((await server.call('GET', '/readyz')).status).toBe(200);
    expect((await server.call('POST', '/api/projects', { token, body })).status).toBe(201);
  });
});
