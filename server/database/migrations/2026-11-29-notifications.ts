import type { Knex } from 'knex';

import { createTable, dropTables } from './columns.ts';

/** What somebody is told of: comments, invitations to a project, and what others have saved in it. */
export async function up(knex: Knex): Promise<void> {
  await createTable(knex, 'notifications', (table, column) => {
    column.id();
    column.idOf('user_id', 'users');
    column.idOf('project_id', 'projects');
    table.string('kind', 16).notNullable();
    table.string('toolset_id', 64);
    table.string('comment_id', 32).references('id').inTable('comments').onDelete('CASCADE');
    // Whoever did it; a guest has a name alone.
    table.string('actor_id', 32).references('id').inTable('users').onDelete('SET NULL');
    table.string('guest_name', 100);
    column.time('happened_at').notNullable();
    column.time('read_at');
    table.index(['user_id', 'happened_at']);
    table.index(['project_id']);
    table.index(['comment_id']);
    table.index(['actor_id']);
    table.index(['happened_at']);
  });
}

export const down = (knex: Knex) => dropTables(knex, ['notifications']);
