import type { Knex } from 'knex';

import { createTable, dropTables } from './columns.ts';

/** What the last reading of a project for contradictions has found. */
export async function up(knex: Knex): Promise<void> {
  await createTable(knex, 'project_critiques', (table, column) => {
    column.idOf('project_id', 'projects').primary();
    column.json('findings').notNullable();
    column.time('read_at').notNullable();
    table.boolean('is_shortened').notNullable();
  });
}

export const down = (knex: Knex) => dropTables(knex, ['project_critiques']);
