import type { Readable } from 'node:stream';

import { BackupError } from '#server/errors/BackupError.ts';

import type { Database } from './Database.ts';
import { listTables } from './listTables.ts';

export type Value = string | number | Uint8Array | null;
export type Row = Record<string, Value>;

/** A consistent snapshot of all rows, while others keep writing. */
export interface Snapshot {
  /** Names of the migrations that have run. */
  migrations: string[];
  tables: string[];
  /** Streamed, so that memory use is bounded. */
  rows(table: string): Iterable<Row> | AsyncIterable<Row>;
  close(): Promise<void>;
}

interface SqliteConnection {
  exec(sql: string): void;
  prepare(sql: string): { all(): Row[]; iterate(): Iterable<Row> };
}

interface MysqlConnection {
  query(options: { sql: string; dateStrings: boolean }): { stream(): Readable & AsyncIterable<Row> };
  promise(): { query(sql: string): Promise<[Row[]]> };
}

// knex' own tables; migrations are restored by running them.
export const isOfMigrations = (table: string) => table === 'migrations' || table === 'migrations_lock';

export async function openSnapshot(database: Database): Promise<Snapshot> {
  const tables = await listTables(database);
  if (!tables.includes('migrations'))
    throw new BackupError('nothing-to-back-up', 'The database is empty; check DATABASE_URL and DATA_DIR.');
  const { client } = database.connection;
  const connection: unknown = await client.acquireConnection();
  const read =
    database.dialect === 'sqlite'
      ? readSqlite(connection as SqliteConnection)
      : readMysql(connection as MysqlConnection);
  await read.begin();
  const migrations = await read.all('select name from migrations order by id');
  return {
    migrations: migrations.map(({ name }) => String(name)),
    tables: tables.filter((table) => !isOfMigrations(table)),
    rows: (table) => read.each(`select * from ${table}`),
    close: async () => {
      await read.end();
      await client.releaseConnection(connection);
    },
  };
}

/** A deferred transaction in WAL mode: writers are not blocked, and their changes are not visible. */
function readSqlite(connection: SqliteConnection) {
  return {
    begin: async () => connection.exec('begin'),
    all: async (sql: string) => connection.prepare(sql).all(),
    each: (sql: string) => connection.prepare(sql).iterate(),
    end: async () => connection.exec('rollback'),
  };
}

function readMysql(connection: MysqlConnection) {
  const all = async (sql: string) => (await connection.promise().query(sql))[0];
  return {
    begin: async () => {
      await all('set transaction isolation level repeatable read');
      await all('start transaction with consistent snapshot, read only');
    },
    all,
    // Not subject to the query timeout: large tables take longer.
    each: (sql: string) => connection.query({ sql, dateStrings: true }).stream(),
    end: async () => void (await all('rollback')),
  };
}
