import type { Knex } from 'knex';

import { addColumns, dropColumns } from './columns.ts';

// How large a document is, in bytes, so that those of a project are summed up without being read.
export async function up(knex: Knex): Promise<void> {
  await addColumns(knex, 'version_contents', { bytes: (table) => table.integer('bytes').notNullable().defaultTo(0) });
  await knex('version_contents')
    .where({ bytes: 0 })
    .update({ bytes: knex.raw('octet_length(content)') });
}

export const down = (knex: Knex) => dropColumns(knex, 'version_contents', ['bytes']);
