import type { Knex } from 'knex';

import { migrations } from './migrations.ts';

// Given by import, not by folder: a folder would record ".ts" now and call ".js" corrupt after a build.
const configurationFor = (names: readonly string[]): Knex.MigratorConfig => ({
  migrationSource: {
    getMigrations: async () => [...names].sort(),
    getMigrationName: (name: string) => name,
    getMigration: async (name: string) => migrations[name]!,
  },
  tableName: 'migrations',
});
const lockName = 'filiz-migrations';

/** Brings the tables up to date, or makes those of an earlier version by the names of its migrations. Servers that start together take turns; a lock left by a killed one does not hold. */
export async function migrate(
  connection: Knex,
  dialect: 'sqlite' | 'mysql',
  names: readonly string[] = Object.keys(migrations),
): Promise<void> {
  const configuration = configurationFor(names);
  if (dialect === 'sqlite') return runMigrations(connection, configuration);
  // The lock belongs to a database session, so it is held in a transaction's connection and dies with it.
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
