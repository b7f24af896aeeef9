import type { Knex } from 'knex';

import { createTable, dropTables } from './columns.ts';

// Ids of deleted accounts, with which a restore deletes them again.
export const up = (knex: Knex) =>
  createTable(knex, 'deleted_accounts', (table, column) => {
    table.string('user_id', 32).notNullable().primary();
    column.time('deleted_at').notNullable().index();
  });

export const down = (knex: Knex) => dropTables(knex, ['deleted_accounts']);
