import type { Knex } from 'knex';

import { addColumns, dropColumns } from './columns.ts';

/** Whether a share link tells messengers what it leads to. */
export async function up(knex: Knex): Promise<void> {
  await addColumns(knex, 'share_links', {
    has_preview: (table) => table.boolean('has_preview').notNullable().defaultTo(false),
  });
}

export const down = (knex: Knex) => dropColumns(knex, 'share_links', ['has_preview']);
