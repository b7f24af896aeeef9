import type { Knex } from 'knex';

import { addColumns, dropColumns } from './columns.ts';

/**
 * Whether the project's owner has saved a toolset themselves. Of what was saved before, nobody loses their first steps.
 */
export async function up(knex: Knex): Promise<void> {
  await addColumns(knex, 'project_toolsets', { owner_saved: (table) => table.boolean('owner_saved') });
  await knex('project_toolsets').whereNotNull('content_id').whereNull('owner_saved').update({ owner_saved: true });
}

export const down = (knex: Knex) => dropColumns(knex, 'project_toolsets', ['owner_saved']);
