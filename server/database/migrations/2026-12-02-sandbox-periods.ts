import type { Knex } from 'knex';

import { addColumns, dropColumns } from './columns.ts';

/** Which period of which subscription a charge of the sandbox paid, so that it is found without its payment. */
export const up = (knex: Knex) =>
  addColumns(knex, 'sandbox_charges', {
    subscription_id: (table) => table.string('subscription_id', 32),
    period_start: (table) => {
      table.string('period_start', 24);
      table.index(['subscription_id', 'period_start'], periodIndex);
    },
  });

const periodIndex = 'sandbox_charges_period_index';

export async function down(knex: Knex): Promise<void> {
  if (await knex.schema.hasColumn('sandbox_charges', 'period_start'))
    await knex.schema.alterTable('sandbox_charges', (table) => table.dropIndex([], periodIndex));
  await dropColumns(knex, 'sandbox_charges', ['period_start', 'subscription_id']);
}
