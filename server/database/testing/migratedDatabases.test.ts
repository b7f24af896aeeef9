import { describe, expect, it } from 'vitest';

import { type Database } from '#server/database/Database.ts';
import { listTables } from '#server/database/listTables.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { createTestDatabase, type Dialect, dialects, type TestDatabase } from '#server/testing/testDatabases.ts';

import { createMigratedDatabase } from './migratedDatabases.ts';

/** Every table as the database tells it, and how many rows it has. */
async function describeTables(opened: Database) {
  const { connection, dialect } = opened;
  const tables = await listTables(opened);
  return Promise.all(
    tables.toSorted().map(async (table) => {
      const [{ count } = { count: -1 }] = await connection(table).count({ count: '*' });
      if (dialect === 'sqlite') {
        const parts = await connection('sqlite_master').where({ tbl_name: table }).orderBy('name').pluck('sql');
        return { table, parts, count };
      }
      const [[shown]] = await connection.raw('show create table ??', [table]);
      return { table, parts: [String(shown['Create Table']).replace(/ AUTO_INCREMENT=\d+/, '')], count };
    }),
  );
}

async function tablesOf(database: TestDatabase, migrates: boolean) {
  const opened = await openDatabase(database.url ? { url: database.url } : { file: database.file });
  if (migrates) await opened.migrate();
  const described = await describeTables(opened);
  await opened.close();
  await database.drop();
  return described;
}

describe.each(dialects)('a database that is made with all tables, on %s', (dialect: Dialect) => {
  it('is what the migrations leave', async () => {
    const made = await tablesOf(await createMigratedDatabase(dialect), false);
    expect(made).toEqual(await tablesOf(await createTestDatabase(dialect), true));
    expect(made.length).toBeGreaterThan(30);
  });
});
