import type { Knex } from 'knex';

import { addColumns, dropColumns } from './columns.ts';

/** The version that was kept before anything of a draft was approved. */
export async function up(knex: Knex): Promise<void> {
  await addColumns(knex, 'project_toolsets', { draft_version: (table) => table.string('draft_version', 32) });
}

export async function down(knex: Knex): Promise<void> {
  await dropColumns(knex, 'project_toolsets', ['draft_version']);
}
