import type { Knex } from 'knex';

import { addColumns, dropColumns } from './columns.ts';

/** Which path a project takes, and since when; null: the default, since its beginning. */
export async function up(knex: Knex): Promise<void> {
  await addColumns(knex, 'projects', {
    path: (table) => table.string('path', 64),
    path_chosen_at: (_, column) => column.time('path_chosen_at'),
  });
}

export async function down(knex: Knex): Promise<void> {
  await dropColumns(knex, 'projects', ['path', 'path_chosen_at']);
}
