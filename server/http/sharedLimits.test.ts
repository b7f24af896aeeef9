import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type CutableProxy, cutableProxy } from '#server/testing/cutableProxy.ts';
import { createTestPrefix, dropTestPrefix, redisUrl } from '#server/testing/redis.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

describe.skipIf(!redisUrl)('limits in Redis', () => {
  let prefix: string;
  let proxy: CutableProxy;
  let servers: TestServer[];

  beforeAll(async () => {
    prefix = createTestPrefix();
    const url = new URL(redisUrl!);
    proxy = await cutableProxy({ host: url.hostname, port: Number(url.port || 6379) });
    url.host = `127.0.0.1:${proxy.port}`;
    const start = (address: string) =>
      startTestServer({ REDIS_URL: address, SERVER_SECRET: '0123456789abcdef'.repeat(4) }, { redisPrefix: prefix });
    servers = [await start(redisUrl!), await start(url.href)];
  });
  afterAll(async () => {
    proxy.mend();
    for (const server of servers) await server.stop();
    await proxy.close();
    await dropTestPrefix(prefix);
  });

  const logIn = (server: TestServer, email: string) =>
    server.call('POST', '/api/auth/login', { body: { email, password: 'not this one' } });

  it('keep no e-mail address readable', async () => {
    await logIn(servers[0]!, 'readable@example.com');
    const redis = new Redis(redisUrl!);
    const keys = (await redis.keys(`${prefix}*`)).join('\n');
    redis.disconnect();
    expect(keys).toContain(':logins:');
    expect(keys).not.toContain('readable');
  });

  it('are shared by all servers', async () => {
    const statuses = [];
    for (let count = 0; count < 11; count += 1)
      statuses.push((await logIn(servers[count % 2]!, 'shared@example.com')).status);
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
  });

  it('refuse sign-ins while Redis is away, and work again afterwards', async () => {
    proxy.cut();
    const calls = [
      ['login', { email: 'a@example.com', password: 'x' }],
      ['register/code', { email: 'a@example.com' }],
      ['register/verify', { email: 'a@example.com', code: '000000' }],
      ['password-reset/code', { email: 'a@example.com' }],
    ] as const;
    for (const [path, body] of calls) {
      const reply = await servers[1]!.call('POST', `/api/auth/${path}`, { body });
      expect([path, reply.status, reply.body.key]).toEqual([path, 503, 'unavailable']);
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    proxy.mend();
    await expect.poll(() => logIn(servers[1]!, 'b@example.com').then(({ status }) => status)).toBe(400);
  });

  it('time out when Redis does not respond, and readiness too', async () => {
    proxy.mute();
    const replies = [logIn(servers[1]!, 'c@example.com'), servers[1]!.call('GET', '/readyz')];
    for (const reply of await Promise.all(replies))
      expect(reply).toMatchObject({ status: 503, body: { key: 'unavailable' } });
    proxy.mend();
    await expect.poll(() => logIn(servers[1]!, 'd@example.com').then(({ status }) => status)).toBe(400);
  });
});
