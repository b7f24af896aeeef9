import type { Knex } from 'knex';

import { createTable, dropTables } from './columns.ts';

// What was withdrawn, without its words: a restore takes it out again. Outlives its project, which a restore brings
// back.
export const up = (knex: Knex) =>
  createTable(knex, 'withdrawals', (table, column) => {
    column.id();
    table.string('project_id', 32).notNullable();
    table.string('source_id', 32).notNullable();
    column.json('lines');
    column.time('withdrawn_at').notNullable().index();
  });

export const down = (knex: Knex) => dropTables(knex, ['withdrawals']);
