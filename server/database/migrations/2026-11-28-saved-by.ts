import type { Knex } from 'knex';

import { addColumns, dropColumns } from './columns.ts';

/** The id of the person who saved a toolset last; of what was saved before, nobody knows. */
export async function up(knex: Knex): Promise<void> {
  await addColumns(knex, 'project_toolsets', { saved_by: (table) => table.string('saved_by', 32) });
}

export const down = (knex: Knex) => dropColumns(knex, 'project_toolsets', ['saved_by']);
