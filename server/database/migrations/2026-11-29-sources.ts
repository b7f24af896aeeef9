import type { Knex } from 'knex';

import { createTable, dropTables } from './columns.ts';

/** What people said, saw or wrote, kept whole. */
export async function up(knex: Knex): Promise<void> {
  await createTable(knex, 'sources', (table, column) => {
    column.id();
    column.idOf('project_id', 'projects');
    // Stays without a person when the account is deleted.
    table.string('user_id', 32).references('id').inTable('users').onDelete('SET NULL');
    table.string('title', 400).notNullable();
    table.string('kind', 16).notNullable();
    table.string('said_on', 10);
    table.string('language', 35);
    table.string('consent', 16);
    column.json('people').notNullable();
    table.integer('characters').notNullable();
    table.integer('bytes').notNullable();
    column.time('created_at').notNullable();
    // Last: lists read none of it. A line for each line of the text, folded for search, as UTF-8.
    table.text('text', 'longtext').notNullable();
    table.specificType('words', 'longblob').notNullable();
    table.index(['project_id', 'id']);
    table.index(['user_id']);
  });
}

export const down = (knex: Knex) => dropTables(knex, ['sources']);
