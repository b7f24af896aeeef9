import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll } from 'vitest';

import { createMigratedDatabase } from '#server/database/testing/migratedDatabases.ts';
import { createTestPrefix, dropTestPrefix, redisUrl } from '#server/testing/redis.ts';
import { mysqlUrl, type TestDatabase } from '#server/testing/testDatabases.ts';

import { closeWindows, sharedBrowser } from './sharedBrowser.ts';
import { type App, startApp } from './startApp.ts';

export const serverKinds = mysqlUrl && redisUrl ? (['one server', 'two servers'] as const) : (['one server'] as const);

interface Servers {
  browser: Browser;
  /** Where the first person goes. */
  here: App;
  /** Where the second goes: the same server, or another on the same database and Redis. */
  there: App;
}

/**
 * A browser and one or two servers for the tests of a suite, each with windows of its own; available once its hooks
 * have run.
 */
export function stageServers(kind: (typeof serverKinds)[number]): Servers {
  const stage = {} as Servers;
  let database: TestDatabase | undefined;
  const prefix = createTestPrefix();
  beforeAll(async () => {
    stage.browser = await sharedBrowser();
    if (kind === 'one server') {
      stage.here = stage.there = await startApp();
      return;
    }
    database = await createMigratedDatabase('mysql');
    const environment = { DATABASE_URL: database.url!, REDIS_URL: redisUrl!, REDIS_PREFIX: prefix };
    stage.here = await startApp(environment);
    stage.there = await startApp(environment);
  });
  // A window that is left open goes on following its project.
  afterEach(() => closeWindows(stage.browser));
  afterAll(async () => {
    for (const app of new Set([stage.here, stage.there])) await app.stop();
    await database?.drop();
    if (database) await dropTestPrefix(prefix);
  });
  return stage;
}
