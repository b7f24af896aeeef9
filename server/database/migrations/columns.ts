import type { Knex } from 'knex';

/** The column types that both databases agree on. Times are ISO 8601 in UTC, which sorts as text. */
export function columns(table: Knex.CreateTableBuilder) {
  return {
    id: () => table.string('id', 32).notNullable().primary(),
    idOf: (name: string, owner: string) =>
      table.string(name, 32).notNullable().references('id').inTable(owner).onDelete('CASCADE'),
    time: (name: string) => table.string(name, 24),
    json: (name: string) => table.text(name, 'longtext'),
    hash: (name: string) => table.string(name, 64),
  };
}

/** Safe to run twice: MySQL commits each table on its own, so a migration cut short begins again. */
export async function createTable(
  knex: Knex,
  name: string,
  build: (table: Knex.CreateTableBuilder, column: ReturnType<typeof columns>) => void,
): Promise<void> {
  if (await knex.schema.hasTable(name)) return;
  await knex.schema.createTable(name, (table) => {
    if (knex.client.driverName === 'mysql2') {
      table.engine('InnoDB');
      table.charset('utf8mb4');
      table.collate('utf8mb4_bin');
    }
    build(table, columns(table));
  });
}

/** Drops in the given order, which is the order of dependence. */
export async function dropTables(knex: Knex, names: string[]): Promise<void> {
  for (const name of names) await knex.schema.dropTableIfExists(name);
}

/** Adds the columns that are not there yet, so that it too may run twice. */
export async function addColumns(
  knex: Knex,
  name: string,
  additions: Record<string, (table: Knex.AlterTableBuilder, column: ReturnType<typeof columns>) => void>,
): Promise<void> {
  for (const [column, add] of Object.entries(additions)) {
    if (await knex.schema.hasColumn(name, column)) continue;
    await knex.schema.alterTable(name, (table) => add(table, columns(table)));
  }
}

/**
 * Safe to run twice. In SQL of our own, because knex rebuilds the table on SQLite, and dropping the old one deletes with it
 * what refers to its rows.
 */
export async function dropColumns(knex: Knex, table: string, names: string[]): Promise<void> {
  for (const name of names)
    if (await knex.schema.hasColumn(table, name)) await knex.raw('alter table ?? drop column ??', [table, name]);
}

/** Safe to run twice. */
export async function renameColumn(knex: Knex, table: string, from: string, to: string): Promise<void> {
  if (await knex.schema.hasColumn(table, to)) return;
  await knex.raw('alter table ?? rename column ?? to ??', [table, from, to]);
}
