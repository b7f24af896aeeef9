import { rmSync } from 'node:fs';
import path from 'node:path';

import { type Logger, pino } from 'pino';
import type { Email } from 'postal-mime';

import { sqliteFile } from '#server/backup/openConfiguredDatabase.ts';
import { readConfig } from '#server/config.ts';
import { createMigratedDatabase, placeMigratedFile } from '#server/database/testing/migratedDatabases.ts';
import type { Services } from '#server/Services.ts';
import { startServer, type StartOptions } from '#server/startServer.ts';

import { checkedFoldersDirectory } from './checkedFoldersDirectory.ts';
import { createTestClient, type TestClient } from './createTestClient.ts';
import { writeExamples } from './example/writeExamples.ts';
import { findMailedCode } from './findMailedCode.ts';
import { findMails } from './findMails.ts';
import { lightPasswords } from './lightPasswords.ts';
import { loadedToolsets } from './loadedToolsets.ts';
import { temporaryDirectory } from './temporaryDirectory.ts';
import { defaultDialect, type Dialect, type TestDatabase } from './testDatabases.ts';

export { goodPassword } from './createTestClient.ts';
export type { Reply } from './createTestClient.ts';

export interface TestServer extends TestClient {
  services: Services;
  /** Every mail to an address, oldest first. */
  mailsTo(email: string): Promise<Email[]>;
  stop(): Promise<void>;
}

export interface TestServerOptions extends Pick<
  StartOptions,
  | 'generation'
  | 'redisPrefix'
  | 'streamTimes'
  | 'httpTimes'
  | 'mostInFlight'
  | 'mostLoopDelay'
  | 'longestQuery'
  | 'passwords'
  | 'clock'
  | 'billing'
> {
  /** Without it nothing is logged. */
  logger?: Logger;
  dialect?: Dialect;
  /** A database that servers share or that outlives them; the test has to drop it. */
  database?: TestDatabase;
  /** Without a model; otherwise drafts are adapted examples, unless the environment names a model. */
  withoutModel?: boolean;
}

/**
 * Starts a whole server on a free port, with a database of its own: MariaDB where TEST_MYSQL_URL is set, else SQLite.
 */
export async function startTestServer(
  environment: Record<string, string> = {},
  options: TestServerOptions = {},
): Promise<TestServer> {
  const { dialect = defaultDialect, database: shared, withoutModel = false, ...startOptions } = options;
  const { logger = pino({ level: 'silent' }) } = options;
  const database = shared ?? (await createMigratedDatabase(dialect));
  const dataDirectory = environment['DATA_DIR'] ?? temporaryDirectory('filiz-test-data-');
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDirectory,
    LOG_LEVEL: 'silent',
    LOCAL_MODELS: 'off',
    ...(database.url && { DATABASE_URL: database.url }),
    ...environment,
  });
  if (!config.databaseUrl) await placeMigratedFile(path.join(dataDirectory, sqliteFile));
  const webDirectory = environment['TEST_WEB_DIR'] ?? path.join(dataDirectory, 'no-web');
  const server = await startServer(config, {
    webDirectory,
    // Servers of one test share a process, and slow each other down as no user would see it.
    mostLoopDelay: Infinity,
    passwords: lightPasswords(),
    ...(config.toolsetsDirectory ? { checkedFoldersDirectory } : { loaded: loadedToolsets() }),
    ...(!config.model && !withoutModel && { writer: writeExamples }),
    ...startOptions,
    logger,
  });
  const url = `http://127.0.0.1:${server.port}`;

  async function mailedCode(email: string): Promise<string> {
    await server.services.mailer.idle();
    const code = findMailedCode(dataDirectory, email);
    if (!code) throw new Error(`no code was mailed to ${email}`);
    return code;
  }

  return {
    ...createTestClient({ url, mailedCode }),
    services: server.services,
    mailsTo: async (email) => {
      await server.services.mailer.idle();
      return findMails(dataDirectory, email);
    },
    stop: async () => {
      await server.stop();
      if (!shared) await database.drop();
      if (!environment['DATA_DIR'])
        for (const folder of [dataDirectory, config.backupDirectory]) rmSync(folder, { recursive: true, force: true });
    },
  };
}
