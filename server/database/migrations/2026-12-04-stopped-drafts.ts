import type { Knex } from 'knex';

import { addColumns, dropColumns } from './columns.ts';

/** Whether a draft was stopped half-way, and what is kept of a running step in case it is. */
export async function up(knex: Knex): Promise<void> {
  await addColumns(knex, 'project_toolsets', { draft_stopped: (table) => table.boolean('draft_stopped') });
  await addColumns(knex, 'generation_steps', { whole: (_, { json }) => json('whole') });
}

export async function down(knex: Knex): Promise<void> {
  await dropColumns(knex, 'project_toolsets', ['draft_stopped']);
  await dropColumns(knex, 'generation_steps', ['whole']);
}
