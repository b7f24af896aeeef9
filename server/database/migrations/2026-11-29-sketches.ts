import type { Knex } from 'knex';

import { createTable, dropTables } from './columns.ts';

/** What is drawn of a sentence for somebody without an account, for an hour; and how many were drawn on a day. */
export async function up(knex: Knex): Promise<void> {
  await createTable(knex, 'sketches', (table, column) => {
    column.id();
    column.hash('secret_hash').notNullable().unique();
    table.text('idea').notNullable();
    table.string('language', 8).notNullable();
    table.string('status', 16).notNullable();
    column.json('drafts').notNullable();
    column.time('created_at').notNullable().index();
    // While it is drawn, moved on every few seconds.
    column.time('touched_at').notNullable();
  });
  await createTable(knex, 'sketch_days', (table) => {
    table.string('day', 10).notNullable().primary();
    table.integer('drawn').notNullable();
  });
}

export const down = (knex: Knex) => dropTables(knex, ['sketch_days', 'sketches']);
