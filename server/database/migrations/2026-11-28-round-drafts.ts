import type { Knex } from 'knex';

import { addColumns, dropColumns } from './columns.ts';

/** Whether the draft that waits is the plan with which a round began. */
export async function up(knex: Knex): Promise<void> {
  await addColumns(knex, 'project_toolsets', { draft_of_round: (table) => table.boolean('draft_of_round') });
}

export const down = (knex: Knex) => dropColumns(knex, 'project_toolsets', ['draft_of_round']);
