import type { Knex } from 'knex';

import { addColumns, dropColumns } from './columns.ts';

/** What of a saved content people have confirmed as it was drafted, who, and when. */
export const up = (knex: Knex) =>
  addColumns(knex, 'project_toolsets', { confirmed: (table) => table.text('confirmed', 'mediumtext') });

export const down = (knex: Knex) => dropColumns(knex, 'project_toolsets', ['confirmed']);
