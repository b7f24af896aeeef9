import type { Knex } from 'knex';

import { createTable, dropTables } from './columns.ts';

/** Links that show a project to people without an account, and invitations that hold no more. */
export async function up(knex: Knex): Promise<void> {
  await createTable(knex, 'share_links', (table, column) => {
    column.id();
    column.idOf('project_id', 'projects');
    column.hash('token_hash').notNullable().unique();
    column.time('created_at').notNullable();
    column.time('expires_at');
    table.index(['project_id', 'id']);
  });
  await createTable(knex, 'closed_invitations', (_, column) => {
    column.hash('token_hash').notNullable().primary();
    column.idOf('project_id', 'projects').index();
    column.time('closed_at').notNullable().index();
  });
}

export const down = (knex: Knex) => dropTables(knex, ['closed_invitations', 'share_links']);
