import type { Knex } from 'knex';

import { createTable, dropTables } from './columns.ts';

/**
 * What gateways keep of people and are to forget: replaced cards, and all that is left of deleted accounts. It names
 * nobody.
 */
export async function up(knex: Knex): Promise<void> {
  await createTable(knex, 'gateway_remnants', (table, column) => {
    column.id();
    table.string('gateway', 20).notNullable();
    table.string('kind', 20).notNullable();
    table.string('gateway_ref', 191).notNullable();
    table.integer('tries').notNullable().defaultTo(0);
    // null: at once.
    column.time('next_try_at').index();
  });
}

export const down = (knex: Knex) => dropTables(knex, ['gateway_remnants']);
