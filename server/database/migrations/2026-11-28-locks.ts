import type { Knex } from 'knex';

import { addColumns, dropColumns } from './columns.ts';

/** What of a toolset no generation may change: places in which the items of lists stand by their ids. */
export const up = (knex: Knex) =>
  addColumns(knex, 'project_toolsets', { locks: (table) => table.text('locks', 'mediumtext') });

export const down = (knex: Knex) => dropColumns(knex, 'project_toolsets', ['locks']);
