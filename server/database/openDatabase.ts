import { mkdirSync } from 'node:fs';
import path from 'node:path';

import knex, { type Knex } from 'knex';

import type { Database } from './Database.ts';
import { migrate } from './migrations/migrate.ts';
import { retryTransaction } from './retryTransaction.ts';

// The dialects load their drivers; only the one in use is loaded.
async function sqliteOptions(file: string): Promise<Knex.Config> {
  const { SqliteClient } = await import('./dialects/SqliteClient.ts');
  mkdirSync(path.dirname(file), { recursive: true });
  return {
    client: SqliteClient,
    connection: { filename: file },
    useNullAsDefault: true,
    pool: {
      min: 1,
      max: 1,
      afterCreate: (connection: { pragma(sql: string): void }, done: (error?: unknown) => void) => {
        for (const pragma of ['busy_timeout = 5000', 'journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON'])
          connection.pragma(pragma);
        done();
      },
    },
  };
}

interface MysqlConnection {
  query(sql: string, done: (error?: unknown) => void): void;
}

// What was read is acted upon only through a conditional write, so READ COMMITTED is enough, and it deadlocks less.
async function mysqlOptions(url: string): Promise<Knex.Config> {
  const { MysqlClient } = await import('./dialects/MysqlClient.ts');
  const { hostname, port, username, password, pathname } = new URL(url);
  return {
    client: MysqlClient,
    connection: {
      host: hostname,
      port: Number(port || 3306),
      user: decodeURIComponent(username),
      password: decodeURIComponent(password),
      database: decodeURIComponent(pathname.slice(1)),
      charset: 'utf8mb4',
      timezone: 'Z',
      connectTimeout: 5000,
    },
    pool: {
      min: 0,
      max: 10,
      afterCreate: (connection: MysqlConnection, done: (error?: unknown) => void) =>
        connection.query("SET SESSION time_zone = '+00:00', innodb_lock_wait_timeout = 10", (error) =>
          error ? done(error) : connection.query('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED', done),
        ),
    },
  };
}

// Every failure reaches the caller as an error; knex would print it a second time, past the log.
const silent = { warn: () => {}, error: () => {}, deprecate: () => {}, debug: () => {} };

/** Opens MySQL or MariaDB by its address, or the SQLite file. Nothing is migrated yet. */
export async function openDatabase(target: { url: string } | { file: string }): Promise<Database> {
  const dialect = 'url' in target ? 'mysql' : 'sqlite';
  const options = 'url' in target ? await mysqlOptions(target.url) : await sqliteOptions(target.file);
  const connection = knex({ ...options, acquireConnectionTimeout: 6000, compileSqlOnError: false, log: silent });
  return {
    dialect,
    connection,
    transaction: (work) => retryTransaction(() => connection.transaction(work)),
    migrate: () => migrate(connection, dialect),
    ping: async () => void (await connection.raw('select 1')),
    close: () => connection.destroy(),
  };
}
