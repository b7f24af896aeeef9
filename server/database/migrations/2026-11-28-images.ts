import type { Knex } from 'knex';

import { createTable, dropTables } from './columns.ts';

// Uploaded files, and the projects that may show them: a copy of a project shows the same ones.
export async function up(knex: Knex): Promise<void> {
  await createTable(knex, 'images', (table, column) => {
    table.string('file_name', 64).notNullable().primary();
    table.integer('bytes').notNullable();
    column.time('created_at').notNullable().index();
  });
  await createTable(knex, 'project_images', (table, column) => {
    column.idOf('project_id', 'projects');
    table.string('file_name', 64).notNullable().references('file_name').inTable('images').onDelete('CASCADE');
    // Since when nothing in the project names it.
    column.time('unnamed_since');
    table.primary(['project_id', 'file_name']);
    table.index(['file_name']);
  });
}

export const down = (knex: Knex) => dropTables(knex, ['project_images', 'images']);
