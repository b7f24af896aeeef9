import type { Knex } from 'knex';

import { addColumns, dropColumns } from './columns.ts';

/** What people have chosen of the slides that tell a project. */
export async function up(knex: Knex): Promise<void> {
  await addColumns(knex, 'projects', { story: (_, column) => column.json('story') });
}

export const down = (knex: Knex) => dropColumns(knex, 'projects', ['story']);
