import type { Knex } from 'knex';

/** Column types common to both databases. Times are ISO 8601 in UTC, which sorts as text. */
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

/** Idempotent: MySQL commits each table separately, so an interrupted migration runs again. */
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

/** Drops tables in the given order, dependents first. */
export async function dropTables(knex: Knex, names: string[]): Promise<void> {
  for (const name of names) await knex.schema.dropTableIfExists(name);
}

/** Idempotent: adds only missing columns. */
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
 * Idempotent. In plain SQL, since knex rebuilds the table on SQLite, and dropping the old one cascades to rows that
 * refer to it.
 */
export async function dropColumns(knex: Knex, table: string, names: string[]): Promise<void> {
  for (const name of names)
    if (await knex.schema.hasColumn(table, name)) await knex.raw('alter table ?? drop column ??', [table, name]);
}

/** Idempotent. */
export async function addIndex(knex: Knex, table: string, columnNames: string[], name: string): Promise<void> {
  // SQLite takes back what an interrupted migration has done.
  if (knex.client.driverName === 'mysql2') {
    const [known] = await knex.raw('show index from ?? where Key_name = ?', [table, name]);
    if (known.length > 0) return;
  }
  await knex.schema.alterTable(table, (altered) => altered.index(columnNames, name));
}

/** Idempotent. */
export async function renameColumn(knex: Knex, table: string, from: string, to: string): Promise<void> {
  if (await knex.schema.hasColumn(table, to)) return;
  await knex.raw('alter table ?? rename column ?? to ??', [table, from, to]);
}
