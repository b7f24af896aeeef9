import type { Knex } from 'knex';

import { addColumns, dropColumns } from './columns.ts';

/** When a member was last mailed that the project is offered to them; it outlives the offer. */
export async function up(knex: Knex): Promise<void> {
  await addColumns(knex, 'project_members', { offer_mailed_at: (_, column) => column.time('offer_mailed_at') });
  await knex('project_members')
    .whereNull('offer_mailed_at')
    .update({ offer_mailed_at: knex.ref('offered_at') });
}

export const down = (knex: Knex) => dropColumns(knex, 'project_members', ['offer_mailed_at']);
