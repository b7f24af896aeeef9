import { createHash, randomUUID } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';

import { openDatabase } from '#server/database/openDatabase.ts';
import { createTestDatabase, type Dialect, type TestDatabase } from '#server/testing/testDatabases.ts';

// Migrating takes a second of two hundred statements, and hundreds of servers are started: what it leaves is kept for
// as long as nothing in the folder of migrations, or beside it, changes.
const cacheDirectory = path.join(import.meta.dirname, '../../../node_modules/.cache/filiz/databases');

/** Like `createTestDatabase`, with all tables, as a server finds it that is not the first. */
export async function createMigratedDatabase(dialect: Dialect): Promise<TestDatabase> {
  const database = await createTestDatabase(dialect);
  if (database.url) await fill(database.url);
  else await placeMigratedFile(database.file);
  return database;
}

let migratedFile: Promise<Buffer> | undefined;

/** Puts an SQLite file with all tables where there is none yet. */
export async function placeMigratedFile(file: string): Promise<void> {
  if (existsSync(file)) return;
  migratedFile ??= kept(`${fingerprint()}.sqlite`, async (draft) => {
    const database = await openDatabase({ file: draft });
    await database.migrate();
    await database.close();
  });
  const bytes = await migratedFile;
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, bytes, { mode: 0o600 });
}

let statements: Promise<Buffer> | undefined;

async function fill(url: string): Promise<void> {
  const connection = await connect(url);
  try {
    statements ??= writeStatements(connection);
    await connection.query(String(await statements));
  } finally {
    await connection.end();
  }
}

async function writeStatements(connection: Connection): Promise<Buffer> {
  const [[server]] = await connection.query<RowDataPacket[]>('select version() as version');
  const version = String(server!['version']).replace(/[^\w.-]/g, '_');
  return kept(`${fingerprint()}-${version}.sql`, async (draft) => writeFileSync(draft, await dumpMigrated()));
}

/**
 * The statements that make all tables, in whatever order they refer to one another, and what migrations put into them.
 */
async function dumpMigrated(): Promise<string> {
  const template = await createTestDatabase('mysql');
  const database = await openDatabase({ url: template.url! });
  await database.migrate().finally(() => database.close());
  const connection = await connect(template.url!);
  const lines = ['set foreign_key_checks = 0'];
  const [tables] = await connection.query<RowDataPacket[]>('show tables');
  for (const table of tables.flatMap((row) => Object.values(row) as string[])) {
    const [[shown]] = await connection.query<RowDataPacket[]>('show create table ??', [table]);
    lines.push(shown!['Create Table'] as string);
    const [rows] = await connection.query<RowDataPacket[]>('select * from ??', [table]);
    for (const row of rows) lines.push(connection.format('insert into ?? set ?', [table, row]));
  }
  await connection.end();
  await template.drop();
  return lines.join(';\n');
}

function connect(url: string): Promise<Connection> {
  const { hostname, port, username, password, pathname } = new URL(url);
  const account = { user: username, password: decodeURIComponent(password), database: pathname.slice(1) };
  const where = { host: hostname, port: Number(port || 3306) };
  return createConnection({ ...where, ...account, charset: 'utf8mb4', multipleStatements: true, dateStrings: true });
}

/** What `write` wrote into a file once, for every process and run. */
async function kept(name: string, write: (draft: string) => Promise<void>): Promise<Buffer> {
  const file = path.join(cacheDirectory, name);
  if (!existsSync(file)) {
    mkdirSync(cacheDirectory, { recursive: true });
    const draft = `${file}.${randomUUID()}`;
    await write(draft);
    renameSync(draft, file);
  }
  return readFileSync(file);
}

function fingerprint(): string {
  const folder = path.join(import.meta.dirname, '..');
  const files = globSync('**/*.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'));
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(file).update(readFileSync(path.join(folder, file)));
  return hash.digest('hex').slice(0, 32);
}
