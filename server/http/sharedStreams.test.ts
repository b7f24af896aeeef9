import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, expect, describe, it } from 'vitest';

import { createMigratedDatabase } from '#server/database/testing/migratedDatabases.ts';
import { answerFromExamples } from '#server/testing/answerFromExamples.ts';
import { type CutableProxy, cutableProxy } from '#server/testing/cutableProxy.ts';
import { FakeModelServer } from '#server/testing/FakeModelServer.ts';
import { Person } from '#server/testing/Person.ts';
import { quickly } from '#server/testing/quickly.ts';
import { createTestPrefix, dropTestPrefix, redisUrl } from '#server/testing/redis.ts';
import { type ServerProcess, startServerProcess } from '#server/testing/startServerProcess.ts';
import { mysqlUrl, type TestDatabase } from '#server/testing/testDatabases.ts';

const write = answerFromExamples();

describe.skipIf(!mysqlUrl || !redisUrl)('event streams at two servers', () => {
  let database: TestDatabase;
  let prefix: string;
  let proxy: CutableProxy;
  let model: FakeModelServer;
  let here: ServerProcess;
  let there: ServerProcess;
  let path: string;
  let ada: Person;
  let redis: Redis;
  // The responses are referenced, since fetch closes the connection of a response that is garbage collected.
  const open: { leave: AbortController; answer: Response }[] = [];

  const start = (address: string) =>
    startServerProcess(
      { DATABASE_URL: database.url!, REDIS_URL: address, OPENAI_BASE_URL: model.url },
      { generation: quickly, redisPrefix: prefix, streamTimes: { heartbeat: 2500, checkSession: 3000 } },
    );

  beforeAll(async () => {
    database = await createMigratedDatabase('mysql');
    prefix = createTestPrefix();
    const url = new URL(redisUrl!);
    proxy = await cutableProxy({ host: url.hostname, port: Number(url.port || 6379) });
    url.host = `127.0.0.1:${proxy.port}`;
    model = await new FakeModelServer(({ body }) => ({ text: write(body) })).start();
    [here, there] = [await start(url.href), await start(redisUrl!)];
    redis = new Redis(redisUrl!);
    ada = await Person.register(here);
    const project = await ada.project();
    model.script = () => ({ silent: true });
    path = `/api/generations/${(await ada.begin(project, 'stakeholder')).id}/events`;
  });
  afterEach(async () => {
    for (const { leave } of open.splice(0)) leave.abort();
    proxy.mend();
    await expect.poll(() => redis.zcard(`${prefix}:streams:${ada.id}`)).toBe(0);
  });
  afterAll(async () => {
    for (const server of [here, there]) await server.kill();
    await model.stop();
    await proxy.close();
    await database.drop();
    redis.disconnect();
    await dropTestPrefix(prefix);
  });

  /** Opens a stream and returns its status; a stream that was accepted stays open. */
  async function watchAt(server: ServerProcess): Promise<number> {
    const leave = new AbortController();
    const headers = { authorization: `Bearer ${ada.token}` };
    const answer = await fetch(server.url + path, { headers, signal: leave.signal });
    open.push({ leave, answer });
    return answer.status;
  }
  const watchOften = async (server: ServerProcess, times: number) => {
    const statuses: number[] = [];
    for (let count = 0; count < times; count += 1) statuses.push(await watchAt(server));
    return statuses;
  };
  const full = [200, 200, 200, 429];

  it('are limited to six a person across both, and closing one frees its slot for the other', async () => {
    expect(await watchOften(here, 3)).toEqual([200, 200, 200]);
    expect(await watchOften(there, 4)).toEqual(full);
    expect(await watchAt(here)).toBe(429);
    open[0]!.leave.abort();
    await expect.poll(() => watchAt(there)).toBe(200);
    expect(await watchAt(here)).toBe(429);
  });

  it('do not exceed the limit when opened concurrently', async () => {
    expect(await watchAt(here)).toBe(200);
    const statuses = await Promise.all(Array.from({ length: 12 }, (_, index) => watchAt(index % 2 ? here : there)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  });

  it('are counted per server while Redis is away, and together again afterwards', async () => {
    proxy.cut();
    await expect.poll(() => watchAt(here)).toBe(200);
    expect(await watchOften(here, 6)).toEqual([200, 200, 200, 200, 200, 429]);
    proxy.mend();
    // The next heartbeats renew them in the shared count.
    await expect
      .poll(async () => {
        const status = await watchAt(there);
        if (status === 200) open.pop()!.leave.abort();
        return status;
      })
      .toBe(429);
  });

  it('of a killed server expire, those of the other server stay', async () => {
    expect(await watchOften(here, 3)).toEqual([200, 200, 200]);
    expect(await watchOften(there, 4)).toEqual(full);
    await there.kill();
    // They expire one by one.
    for (let freed = 0; freed < 3; freed += 1) await expect.poll(() => watchAt(here)).toBe(200);
    expect(await watchAt(here)).toBe(429);
  });
});
