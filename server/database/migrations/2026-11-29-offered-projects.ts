import type { Knex } from 'knex';

import { addColumns, dropColumns } from './columns.ts';

/** Since when the owner offers a project to a member. */
export const up = (knex: Knex) =>
  addColumns(knex, 'project_members', { offered_at: (_, column) => column.time('offered_at') });

export const down = (knex: Knex) => dropColumns(knex, 'project_members', ['offered_at']);
