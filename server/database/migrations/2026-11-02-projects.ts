import type { Knex } from 'knex';

import { createTable, dropTables } from './columns.ts';

export async function up(knex: Knex): Promise<void> {
  await createTable(knex, 'workspaces', (table, column) => {
    column.id();
    column.idOf('user_id', 'users');
    table.string('name', 120).notNullable();
    table.boolean('is_default').notNullable();
    column.time('created_at').notNullable();
    table.index(['user_id', 'id']);
  });
  await createTable(knex, 'projects', (table, column) => {
    column.id();
    column.idOf('user_id', 'users');
    table.string('workspace_id', 32).notNullable().references('id').inTable('workspaces').onDelete('CASCADE');
    table.string('name', 120).notNullable();
    // The folded name, for search and sorting.
    table.string('search_name', 250).notNullable();
    table.text('description').notNullable();
    table.string('mode', 5).notNullable();
    table.string('language', 5).notNullable();
    column.time('created_at').notNullable();
    column.time('updated_at').notNullable();
    column.time('last_opened_at').notNullable();
    table.index(['user_id', 'last_opened_at', 'id']);
    table.index(['user_id', 'updated_at', 'id']);
    table.index(['user_id', 'search_name', 'id']);
    table.index(['workspace_id', 'id']);
  });
  await createTable(knex, 'project_toolsets', (table, column) => {
    table.string('project_id', 32).notNullable().references('id').inTable('projects').onDelete('CASCADE');
    table.string('toolset_id', 64).notNullable();
    table.integer('revision').notNullable();
    column.json('content');
    column.json('made_from');
    column.time('saved_at');
    column.json('draft');
    column.json('draft_made_from');
    column.json('draft_cut');
    table.string('draft_generation_id', 32);
    table.boolean('draft_example');
    column.time('draft_created_at');
    table.primary(['project_id', 'toolset_id']);
  });
}

export const down = (knex: Knex) => dropTables(knex, ['project_toolsets', 'projects', 'workspaces']);
