import { BackupError } from '#server/errors/BackupError.ts';

import type { Database } from './Database.ts';
import { listTables } from './listTables.ts';
import { migrate } from './migrations/migrate.ts';
import { migrations } from './migrations/migrations.ts';
import { isOfMigrations, type Row } from './snapshot.ts';

const batch = { rows: 500, characters: 2_000_000 };

/**
 * Creates the tables of the named migrations in an empty database, and inserts rows. Their order is arbitrary, so
 * foreign keys are not checked: reopen the database afterwards.
 */
export async function fillDatabase(
  database: Database,
  names: readonly string[],
  rows: AsyncIterable<{ table: string; row: Row }>,
): Promise<void> {
  if (names.some((name) => !migrations[name]))
    throw new BackupError('backup-newer', 'A newer version of Filiz wrote this backup; restore it with that version.');
  await migrate(database.connection, database.dialect, names);
  const { insert, empty } = withoutForeignKeys(database);
  // Rows that migrations have inserted.
  for (const table of (await listTables(database)).filter((name) => !isOfMigrations(name))) await empty(table);
  let [table, waiting, characters] = ['', [] as Row[], 0];
  for await (const next of rows) {
    if (next.table !== table || waiting.length >= batch.rows || characters >= batch.characters) {
      await insert(table, waiting);
      [table, waiting, characters] = [next.table, [], 0];
    }
    waiting.push(next.row);
    for (const value of Object.values(next.row))
      characters += value === null || typeof value === 'number' ? 8 : value.length;
  }
  await insert(table, waiting);
}

function withoutForeignKeys({ connection, dialect, transaction }: Database) {
  const work = async (change: (into: typeof connection) => Promise<unknown>) => {
    // SQLite ignores the pragma within a transaction; on MySQL the setting belongs to one of several connections.
    if (dialect === 'sqlite') await connection.raw('pragma foreign_keys = off');
    await transaction(async (into) => {
      if (dialect === 'mysql') await into.raw('set foreign_key_checks = 0');
      await change(into);
    });
  };
  return {
    empty: (table: string) => work((into) => into(table).delete()),
    insert: async (table: string, rows: Row[]) => {
      if (rows.length > 0) await work((into) => into(table).insert(rows));
    },
  };
}
