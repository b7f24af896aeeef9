import type { Knex } from 'knex';

import { addColumns, dropColumns } from './columns.ts';

/** What a model says that it changed in a document that it wrote anew. */
export async function up(knex: Knex): Promise<void> {
  await addColumns(knex, 'project_toolsets', { draft_note: (table) => table.text('draft_note') });
}

export async function down(knex: Knex): Promise<void> {
  await dropColumns(knex, 'project_toolsets', ['draft_note']);
}
