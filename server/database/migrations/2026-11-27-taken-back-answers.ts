import type { Knex } from 'knex';

import { addColumns, dropColumns } from './columns.ts';

/** Questions that are open again although no toolset has room to ask them: their answers were taken back. */
export const up = (knex: Knex) =>
  addColumns(knex, 'project_answers', {
    taken_back: (table) => table.boolean('taken_back').notNullable().defaultTo(false),
  });

export const down = (knex: Knex) => dropColumns(knex, 'project_answers', ['taken_back']);
