import type { Knex } from 'knex';

import { addColumns, dropColumns } from './columns.ts';

/** What is left to write of a draft that broke off, and of which an order writes the rest. */
export async function up(knex: Knex): Promise<void> {
  await addColumns(knex, 'project_toolsets', { draft_unfinished: (_, { json }) => json('draft_unfinished') });
  await addColumns(knex, 'generations', { goes_on: (_, { json }) => json('goes_on') });
}

export async function down(knex: Knex): Promise<void> {
  await dropColumns(knex, 'project_toolsets', ['draft_unfinished']);
  await dropColumns(knex, 'generations', ['goes_on']);
}
