import type { Knex } from 'knex';

import { createTable, dropTables } from './columns.ts';

// Without a foreign key: rows outlive the accounts, and contain no personal data.
export const up = (knex: Knex) =>
  createTable(knex, 'departed_addresses', (table, column) => {
    column.hash('address_hash').notNullable().primary();
    table.integer('tokens_left').notNullable();
    column.time('departed_at').notNullable().index();
  });

export const down = (knex: Knex) => dropTables(knex, ['departed_addresses']);
