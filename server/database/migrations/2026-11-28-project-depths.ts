import type { Knex } from 'knex';

import { addColumns, dropColumns } from './columns.ts';

/** How deep a project's toolsets go, where somebody has chosen, by their ids. */
export async function up(knex: Knex): Promise<void> {
  await addColumns(knex, 'projects', { depths: (_, column) => column.json('depths') });
}

export async function down(knex: Knex): Promise<void> {
  await dropColumns(knex, 'projects', ['depths']);
}
