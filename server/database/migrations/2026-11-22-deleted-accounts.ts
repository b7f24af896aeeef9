import type { Knex } from 'knex';

import { createTable, dropTables } from './columns.ts';

// Random ids of accounts that are gone, so that a restored backup can be rid of them too.
export const up = (knex: Knex) =>
  createTable(knex, 'deleted_accounts', (table, column) => {
    table.string('user_id', 32).notNullable().primary();
    column.time('deleted_at').notNullable().index();
  });

export const down = (knex: Knex) => dropTables(knex, ['deleted_accounts']);
