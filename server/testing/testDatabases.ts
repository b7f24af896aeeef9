import { rmSync } from 'node:fs';
import path from 'node:path';

import { createConnection } from 'mysql2/promise';

import { createId } from '#server/database/createId.ts';

import { temporaryDirectory } from './temporaryDirectory.ts';

export interface TestDatabase {
  /** The value for DATABASE_URL; undefined for the SQLite file. */
  url: string | undefined;
  file: string;
  drop(): Promise<void>;
}

/** MySQL server to test against, such as mysql://root@127.0.0.1:3306. Without it only SQLite is tested. */
export const mysqlUrl = process.env['TEST_MYSQL_URL'];

export type Dialect = 'sqlite' | 'mysql';

/** For suites that depend on the database: `describe.each(dialects)`. */
export const dialects: Dialect[] = mysqlUrl ? ['sqlite', 'mysql'] : ['sqlite'];

/** For suites that choose none: SQLite, and MySQL where vitest.config.ts runs them a second time. */
export const defaultDialect: Dialect = process.env['TEST_DIALECT'] === 'mysql' ? 'mysql' : 'sqlite';

/** Creates an empty database; `drop` removes it. */
export async function createTestDatabase(dialect: Dialect): Promise<TestDatabase> {
  const directory = temporaryDirectory('filiz-test-');
  const file = path.join(directory, 'test.sqlite');
  const removeFiles = () => rmSync(directory, { recursive: true, force: true });
  if (dialect === 'sqlite') return { url: undefined, file, drop: async () => removeFiles() };
  const name = `filiz_test_${createId().toLowerCase()}`;
  await administrate(`create database ${name}`);
  return {
    url: new URL(`/${name}`, mysqlUrl).href,
    file,
    drop: async () => {
      await administrate(`drop database ${name}`);
      removeFiles();
    },
  };
}

/** Drops and creates the database of a URL. */
export async function emptyDatabase(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  await administrate(`drop database ${name}`);
  await administrate(`create database ${name}`);
}

/** Drops the databases that restores created beside the one of a URL. */
export async function dropDatabasesBeside(url: string): Promise<void> {
  const pattern = `${new URL(url).pathname.slice(1)}_%`.replaceAll('_', String.raw`\_`);
  const rows = (await administrate(`show databases like '${pattern}'`)) as Record<string, string>[];
  for (const name of rows.flatMap(Object.values)) await administrate(`drop database ${name}`);
}

async function administrate(statement: string): Promise<unknown> {
  const { hostname, port, username, password } = new URL(mysqlUrl!);
  const connection = await createConnection({ host: hostname, port: Number(port || 3306), user: username, password });
  const [result] = await connection.query(statement);
  await connection.end();
  return result;
}
