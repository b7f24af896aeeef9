import type { Knex } from 'knex';

import { createTable, dropTables } from './columns.ts';

export async function up(knex: Knex): Promise<void> {
  await createTable(knex, 'project_versions', (table, column) => {
    column.id();
    column.idOf('project_id', 'projects');
    table.string('user_id', 32).references('id').inTable('users').onDelete('SET NULL');
    table.string('name', 120).notNullable();
    table.string('cause', 16).notNullable();
    table.string('project_name', 120).notNullable();
    table.text('project_description').notNullable();
    table.string('project_language', 5).notNullable();
    column.hash('digest').notNullable();
    column.time('created_at').notNullable();
    table.index(['project_id', 'id']);
    table.index(['user_id']);
  });
  // What several versions hold of a toolset stands here once.
  await createTable(knex, 'version_contents', (table, column) => {
    column.id();
    column.idOf('project_id', 'projects');
    table.string('toolset_id', 64).notNullable();
    // null once the document was carried over to another shape.
    column.hash('hash');
    column.json('content').notNullable();
    table.text('unconfirmed', 'mediumtext');
    table.index(['project_id', 'toolset_id', 'hash']);
    table.index(['toolset_id']);
  });
  await createTable(knex, 'version_toolsets', (table, column) => {
    column.idOf('version_id', 'project_versions');
    table.string('toolset_id', 64).notNullable();
    column.idOf('version_content_id', 'version_contents');
    table.string('content_id', 32).notNullable();
    column.json('made_from').notNullable();
    column.time('saved_at');
    table.primary(['version_id', 'toolset_id']);
    table.index(['version_content_id']);
  });
}

export const down = (knex: Knex) => dropTables(knex, ['version_toolsets', 'version_contents', 'project_versions']);
