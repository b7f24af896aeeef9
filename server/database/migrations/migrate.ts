import type { Knex } from 'knex';

import { migrations } from './migrations.ts';

// Imported rather than read from a folder: knex would record ".ts" now, and report ".js" after a build as corrupt.
const configurationFor = (names: readonly string[]): Knex.MigratorConfig => ({
  migrationSource: {
    // In the order of the list, since some were named ahead of their day.
    getMigrations: async () => Object.keys(migrations).filter((name) => names.includes(name)),
    getMigrationName: (name: string) => name,
    getMigration: async (name: string) => migrations[name]!,
  },
  tableName: 'migrations',
});
const lockName = 'filiz-migrations';

/**
 * Runs pending migrations, or only the named ones of an earlier version. Servers that start together take turns by a
 * lock, which a killed server does not keep.
 */
export async function migrate(
  connection: Knex,
  dialect: 'sqlite' | 'mysql',
  names: readonly string[] = Object.keys(migrations),
): Promise<void> {
  const configuration = configurationFor(names);
  if (dialect === 'sqlite') return runMigrations(connection, configuration);
  // The lock belongs to a database session: held in a transaction's connection, it is released when that ends.
  await connection.transaction(async (holder) => {
    await holder.raw('select get_lock(concat(database(), ?), 60)', [`.${lockName}`]);
    try {
      await runMigrations(connection, configuration);
    } finally {
      await holder.raw('select release_lock(concat(database(), ?))', [`.${lockName}`]);
    }
  });
}

async function runMigrations(connection: Knex, configuration: Knex.MigratorConfig) {
  const [, pending] = (await connection.migrate.list(configuration)) as [unknown[], unknown[]];
  if (pending.length === 0) return;
  await connection.migrate.forceFreeMigrationsLock(configuration);
  await connection.migrate.latest(configuration);
}
