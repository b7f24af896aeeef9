import { closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';

import knex, { type Knex } from 'knex';

import type { Database } from './Database.ts';
import type { MysqlOptions } from './dialects/MysqlClient.ts';
import { GroupCommit } from './GroupCommit.ts';
import { migrate } from './migrations/migrate.ts';
import { mysqlTls } from './mysqlAddress.ts';
import { retryTransaction } from './retryTransaction.ts';

const pragmas = [
  'busy_timeout = 5000',
  'journal_mode = WAL',
  'synchronous = FULL',
  'foreign_keys = ON',
  // What is deleted is overwritten, and not only taken out of the lists of pages.
  'secure_delete = ON',
];

// Imported on demand, so that only the driver in use is loaded.
async function sqliteOptions(file: string): Promise<Knex.Config> {
  const { SqliteClient } = await import('./dialects/SqliteClient.ts');
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  // SQLite would create it world-readable; -wal and -shm inherit its mode.
  closeSync(openSync(file, 'a', 0o600));
  return {
    client: SqliteClient,
    connection: { filename: file },
    useNullAsDefault: true,
    pool: {
      min: 1,
      max: 1,
      afterCreate: (connection: { pragma(sql: string): void }, done: (error?: unknown) => void) => {
        for (const pragma of pragmas) connection.pragma(pragma);
        done();
      },
    },
  };
}

interface MysqlConnection {
  query(sql: string, done: (error?: unknown) => void): void;
}

const longestLockWait = 10; // seconds
const longestAcquire = 6000;
// Query timeout in milliseconds, needed when a connection is lost silently. Longer than a lock wait, and than deleting
// the largest account.
const defaultLongestQuery = 30_000;
// Adding columns to large tables takes long, and servers that start together wait for one another.
const longestMigration = 3_600_000;

// Writes are conditional on what was read, so READ COMMITTED suffices, and it deadlocks less.
async function mysqlOptions(url: string, longestQuery: number): Promise<MysqlOptions> {
  const { MysqlClient } = await import('./dialects/MysqlClient.ts');
  const address = new URL(url);
  const { hostname, port, username, password, pathname } = address;
  return {
    client: MysqlClient,
    longestQuery,
    connection: {
      host: hostname,
      port: Number(port || 3306),
      user: decodeURIComponent(username),
      password: decodeURIComponent(password),
      database: decodeURIComponent(pathname.slice(1)),
      charset: 'utf8mb4',
      timezone: 'Z',
      connectTimeout: 5000,
      ssl: mysqlTls(address),
    },
    pool: {
      min: 0,
      max: 10,
      createTimeoutMillis: longestAcquire,
      afterCreate: (connection: MysqlConnection, done: (error?: unknown) => void) =>
        connection.query(`SET SESSION time_zone = '+00:00', innodb_lock_wait_timeout = ${longestLockWait}`, (error) =>
          error ? done(error) : connection.query('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED', done),
        ),
    },
  };
}

// Errors reach the caller; knex would also print them, past the log.
const silent = { warn: () => {}, error: () => {}, deprecate: () => {}, debug: () => {} };

// Connections that do not answer a ping within so many milliseconds are discarded.
const longestPing = 3000;

type Target = { url: string; longestQuery?: number | undefined } | { file: string };

/** Opens MySQL or MariaDB by its URL, or the SQLite file. Does not migrate. */
export async function openDatabase(target: Target): Promise<Database> {
  const dialect = 'url' in target ? 'mysql' : 'sqlite';
  const open = async (longestQuery: number) => {
    const options = 'url' in target ? await mysqlOptions(target.url, longestQuery) : await sqliteOptions(target.file);
    return knex({ ...options, acquireConnectionTimeout: longestAcquire, compileSqlOnError: false, log: silent });
  };
  const connection = await open(('url' in target && target.longestQuery) || defaultLongestQuery);
  const groups = dialect === 'sqlite' ? new GroupCommit(connection, longestAcquire) : null;
  return {
    dialect,
    connection,
    transaction: (work) => retryTransaction(() => (groups ? groups.run(work) : connection.transaction(work))),
    migrate: async () => {
      if (dialect === 'sqlite') return migrate(connection, dialect);
      const patient = await open(longestMigration);
      await migrate(patient, dialect).finally(() => patient.destroy());
    },
    ping: async () => void (await connection.raw('select 1').timeout(longestPing)),
    close: () => connection.destroy(),
  };
}
