import type { Knex } from 'knex';

import { createTable, dropTables } from './columns.ts';

/** Comments on toolsets and fields, and who is mentioned in them. */
export async function up(knex: Knex): Promise<void> {
  await createTable(knex, 'comments', (table, column) => {
    column.id();
    column.idOf('project_id', 'projects');
    table.string('toolset_id', 64).notNullable();
    table.string('reply_to', 32).references('id').inTable('comments').onDelete('CASCADE');
    // Stays without an author when the account is deleted.
    table.string('user_id', 32).references('id').inTable('users').onDelete('SET NULL');
    // A pointer with the ids of items in place of indexes, and its name when it was written.
    table.string('place', 500);
    table.string('place_name', 500);
    table.text('text').notNullable();
    column.time('created_at').notNullable();
    column.time('edited_at');
    column.time('deleted_at');
    column.time('resolved_at');
    table.string('resolved_by', 32).references('id').inTable('users').onDelete('SET NULL');
    table.index(['project_id', 'toolset_id', 'id']);
    table.index(['user_id', 'id']);
    table.index(['toolset_id']);
    table.index(['reply_to']);
    table.index(['resolved_by']);
  });
  await createTable(knex, 'comment_mentions', (table, column) => {
    column.idOf('comment_id', 'comments');
    column.idOf('user_id', 'users');
    column.idOf('project_id', 'projects');
    table.string('toolset_id', 64).notNullable();
    column.time('read_at');
    // When a mail is due; none once it is sent, or was read before.
    column.time('due_at');
    table.primary(['comment_id', 'user_id']);
    table.index(['user_id', 'project_id', 'read_at']);
    table.index(['project_id']);
    table.index(['due_at']);
  });
}

export const down = (knex: Knex) => dropTables(knex, ['comment_mentions', 'comments']);
