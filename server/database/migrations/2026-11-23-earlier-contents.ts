import type { Knex } from 'knex';

import { createTable, dropTables } from './columns.ts';

// Contents that are no longer a toolset's, from which others are made: to tell what has changed since.
export const up = (knex: Knex) =>
  createTable(knex, 'earlier_contents', (table, column) => {
    column.idOf('project_id', 'projects');
    table.string('toolset_id', 64).notNullable();
    table.string('content_id', 32).notNullable();
    column.json('content').notNullable();
    table.primary(['project_id', 'toolset_id', 'content_id']);
  });

export const down = (knex: Knex) => dropTables(knex, ['earlier_contents']);
