import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { createMigratedDatabase } from '#server/database/testing/migratedDatabases.ts';
import { addFinding } from '#server/testing/addFinding.ts';
import { Person } from '#server/testing/Person.ts';
import { ProjectWatcher } from '#server/testing/ProjectWatcher.ts';
import { createTestPrefix, dropTestPrefix, redisUrl } from '#server/testing/redis.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { mysqlUrl, type TestDatabase } from '#server/testing/testDatabases.ts';

const kinds = redisUrl ? (['with Redis', 'without Redis'] as const) : (['without Redis'] as const);

describe.skipIf(!mysqlUrl).each(kinds)('a project watched at two servers %s', (kind) => {
  const withRedis = kind === 'with Redis';
  let database: TestDatabase;
  let prefix: string;
  let [here, there]: TestServer[] = [];
  let ada: Person;
  let project: string;
  const open: ProjectWatcher[] = [];

  beforeAll(async () => {
    database = await createMigratedDatabase('mysql');
    prefix = createTestPrefix();
    const start = () =>
      startTestServer(withRedis ? { REDIS_URL: redisUrl! } : {}, {
        database,
        redisPrefix: prefix,
        streamTimes: { checkSession: 800, presence: 900 },
      });
    [here, there] = [await start(), await start()];
    ada = await Person.register(here);
    project = await ada.project();
  });
  afterEach(() => {
    for (const watcher of open.splice(0)) watcher.leave();
  });
  afterAll(async () => {
    for (const server of [here, there]) await server?.stop();
    await database.drop();
    if (withRedis) await dropTestPrefix(prefix);
  });

  async function watchAtBoth(): Promise<ProjectWatcher[]> {
    const watchers = [here!, there!].map((server) => new ProjectWatcher(server, ada, project));
    open.push(...watchers);
    for (const watcher of watchers) await expect.poll(() => watcher.last('presence')).toBeDefined();
    return watchers;
  }

  it('is told of what is saved and switched at either', async () => {
    const watchers = await watchAtBoth();
    const by = { id: ada.id, name: 'Deniz Kaya' };
    await ada.saveExample(project, 'market');
    await ada.at(there!).saveExample(project, 'stakeholder');
    await ada.at(there!).call('PUT', `/api/projects/${project}/toolsets/market/locks`, { pointers: ['/overview'] });
    await ada.at(there!).call('PATCH', `/api/projects/${project}`, { mode: 'read' });
    for (const [place, watcher] of watchers.entries()) {
      // Without Redis the other server finds it in the rows, which do not say who.
      const said = (at: number) => (withRedis || at === place ? by : null);
      await expect
        .poll(() => watcher.all('saved').toSorted((a, b) => a.toolset.localeCompare(b.toolset)))
        .toEqual([
          { toolset: 'market', revision: 1, by: said(0) },
          { toolset: 'stakeholder', revision: 1, by: said(1) },
        ]);
      await expect.poll(() => watcher.all('mode')).toEqual([{ mode: 'read', by: said(1) }]);
      // Of locks the rows say nothing; pages read them again when they change any.
      if (withRedis || place === 1) await expect.poll(() => watcher.all('locks')).toEqual([{ toolset: 'market', by }]);
    }
  });

  it('is told of claims that are said to differ, and of findings that are settled, at either', async () => {
    const own = await ada.project();
    await ada.saveExample(own, 'market');
    await ada.saveExample(own, 'sections');
    const finding = await addFinding(here!, own);
    const watchers = [here!, there!].map((server) => new ProjectWatcher(server, ada, own));
    open.push(...watchers);
    for (const watcher of watchers) await expect.poll(() => watcher.last('presence')).toBeDefined();
    const { body } = await ada.call('GET', `/api/projects/${own}/evidence`);
    const claims = (body.data as { claims: { id: string; toolset: string }[] }).claims;
    const pair = ['market', 'sections'].map((id) => claims.find(({ toolset }) => toolset === id)!.id);
    await ada.call('POST', `/api/projects/${own}/evidence/dismissals`, { claims: pair });
    await ada.at(there!).call('PATCH', `/api/projects/${own}/critique/${finding}`, { status: 'dismissed' });
    for (const watcher of watchers) {
      await expect.poll(() => watcher.all('ties').length).toBeGreaterThan(0);
      await expect.poll(() => watcher.all('critique').length).toBeGreaterThan(0);
    }
  });

  it('ends at both when it is deleted at one', async () => {
    const own = await ada.project();
    const watchers = [here!, there!].map((server) => new ProjectWatcher(server, ada, own));
    for (const watcher of watchers) await expect.poll(() => watcher.last('presence')).toBeDefined();
    await ada.call('DELETE', `/api/projects/${own}`);
    for (const watcher of watchers) {
      await watcher.ended;
      expect(watcher.last('ended')).toEqual({ reason: 'no-access' });
    }
  });

  if (!withRedis) return;
  describe('and who is there', () => {
    const say = (server: TestServer, watcher: ProjectWatcher, toolset: string | null) =>
      ada.at(server).call('PUT', `/api/projects/${project}/presence`, {
        stream: watcher.last('sync')!.stream,
        toolset,
      });

    it('is the same at both, wherever they say so', async () => {
      const [atHere, atThere] = (await watchAtBoth()) as [ProjectWatcher, ProjectWatcher];
      // The request of a page may reach another server than its stream did.
      await say(there!, atHere, 'market');
      await say(here!, atThere, 'about');
      for (const watcher of [atHere, atThere])
        await expect.poll(() => watcher.people).toEqual({ [ada.id]: ['about', 'market'] });
      atThere.leave();
      await expect.poll(() => atHere.people).toEqual({ [ada.id]: ['market'] });
      // Neither page says anything any more.
      await expect.poll(() => atHere.people).toEqual({});
    });

    it('is not confused by what is no message of theirs', async () => {
      const [watcher] = (await watchAtBoth()) as [ProjectWatcher, ProjectWatcher];
      const redis = new Redis(redisUrl!);
      for (const text of ['', '{', 'null', '{"name":"saved"}', '{"name":"saved","data":{"toolset":1}}'])
        await redis.publish(`${prefix}:project:${project}`, text);
      await redis.hset(`${prefix}:here:${project}:seats`, 'odd', '{"userId":1}');
      await redis.zadd(`${prefix}:here:${project}:names`, '+inf', 'odd');
      await ada.call('PATCH', `/api/projects/${project}`, { mode: 'write' });
      await expect.poll(() => watcher.all('mode')).toHaveLength(1);
      expect(watcher.all('saved')).toEqual([]);
      await expect.poll(() => watcher.people).toEqual({ [ada.id]: [] });
      redis.disconnect();
    });
  });
});
