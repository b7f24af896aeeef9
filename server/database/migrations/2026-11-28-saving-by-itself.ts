import type { Knex } from 'knex';

import { addColumns, dropColumns } from './columns.ts';

/** Who has what they type saved by itself, and the sitting in which that was done last with a toolset. */
export async function up(knex: Knex): Promise<void> {
  await addColumns(knex, 'users', { saves_by_itself: (table) => table.boolean('saves_by_itself') });
  await addColumns(knex, 'project_toolsets', { sitting: (_, { json }) => json('sitting') });
}

export async function down(knex: Knex): Promise<void> {
  await dropColumns(knex, 'project_toolsets', ['sitting']);
  await dropColumns(knex, 'users', ['saves_by_itself']);
}
