import type { Knex } from 'knex';

import { addColumns, dropColumns } from './columns.ts';

/** What is worth a look in a draft. */
export async function up(knex: Knex): Promise<void> {
  await addColumns(knex, 'project_toolsets', { draft_remarks: (_, { json }) => json('draft_remarks') });
}

export async function down(knex: Knex): Promise<void> {
  await dropColumns(knex, 'project_toolsets', ['draft_remarks']);
}
