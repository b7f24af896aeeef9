import type { Knex } from 'knex';

import { createTable, dropTables } from './columns.ts';

// The version of each toolset's folder in whose shape its documents are stored.
export const up = (knex: Knex) =>
  createTable(knex, 'toolset_shapes', (table) => {
    table.string('toolset_id', 64).notNullable().primary();
    table.string('version', 32).notNullable();
  });

export const down = (knex: Knex) => dropTables(knex, ['toolset_shapes']);
