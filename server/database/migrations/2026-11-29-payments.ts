import type { Knex } from 'knex';

import { createTable, dropTables } from './columns.ts';

/** Payments, subscriptions, stored cards (never their numbers), invoices, and what gateways have told. */
export async function up(knex: Knex): Promise<void> {
  await createTable(knex, 'subscriptions', (table, column) => {
    column.id();
    column.idOf('user_id', 'users').index();
    // Equal to `user_id` while it is the person's current one, else null: at most one at a time.
    table.string('current_of', 32).unique();
    table.string('gateway', 20).notNullable();
    table.string('status', 20).notNullable();
    // The plan as it was when it was bought: the operator may change the file.
    column.json('plan').notNullable();
    column.time('created_at').notNullable();
    column.time('started_at');
    // Periods are counted from the start, so that the 31st comes back after a short month.
    table.integer('periods').notNullable().defaultTo(0);
    column.time('period_began_at');
    // When it is next renewed, tried again or ended; null: never.
    column.time('due_at').index();
    table.integer('failed_attempts').notNullable().defaultTo(0);
    // Until when a server works on it.
    column.time('held_until');
    column.time('ended_at');
  });
  await createTable(knex, 'payments', (table, column) => {
    column.id();
    // Payments outlive the person, as invoices have to.
    table.string('user_id', 32).references('id').inTable('users').onDelete('SET NULL');
    table.string('subscription_id', 32).references('id').inTable('subscriptions').onDelete('SET NULL');
    table.string('kind', 20).notNullable();
    table.string('gateway', 20).notNullable();
    // The gateway's name for the checkout or charge; null until it has answered.
    table.string('gateway_ref', 191).unique();
    table.string('payment_url', 2000);
    table.string('status', 20).notNullable();
    table.string('failure', 40);
    table.integer('amount').notNullable();
    table.string('currency', 3).notNullable();
    table.integer('tokens').notNullable();
    column.json('title').notNullable();
    // Keeps a renewal from being charged twice.
    table.string('once', 120).unique();
    column.time('created_at').notNullable();
    column.time('expires_at');
    column.time('settled_at');
    // When the gateway is asked next whether it has been paid.
    column.time('asked_next_at').index();
    table.index(['user_id', 'id']);
  });
  await createTable(knex, 'card_setups', (table, column) => {
    column.id();
    column.idOf('user_id', 'users').index();
    table.string('gateway_ref', 191).unique();
    table.string('status', 20).notNullable();
    column.time('created_at').notNullable();
    column.time('asked_next_at').index();
  });
  await createTable(knex, 'stored_cards', (table, column) => {
    table.string('user_id', 32).notNullable().primary().references('id').inTable('users').onDelete('CASCADE');
    table.string('gateway', 20).notNullable();
    table.string('gateway_ref', 191).notNullable();
    table.string('brand', 30).notNullable();
    table.string('last_four', 4).notNullable();
    table.integer('expiry_month').notNullable();
    table.integer('expiry_year').notNullable();
    column.time('stored_at').notNullable();
  });
  await createTable(knex, 'gateway_customers', (table) => {
    table.string('user_id', 32).notNullable().primary().references('id').inTable('users').onDelete('CASCADE');
    table.string('gateway', 20).notNullable();
    table.string('gateway_ref', 191).notNullable();
  });
  await createTable(knex, 'gateway_events', (table, column) => {
    table.string('id', 191).notNullable().primary();
    column.time('received_at').notNullable().index();
  });
  await createTable(knex, 'invoice_details', (table) => {
    table.string('user_id', 32).notNullable().primary().references('id').inTable('users').onDelete('CASCADE');
    table.string('name', 200).notNullable();
    table.string('address', 500).notNullable();
    table.string('tax_number', 20);
    table.string('national_id', 11);
    table.string('phone', 30).notNullable();
  });
  await createTable(knex, 'invoices', (table, column) => {
    column.id();
    // Counted without gaps within a year.
    table.integer('year').notNullable();
    table.integer('number').notNullable();
    table.string('payment_id', 32).notNullable().unique().references('id').inTable('payments').onDelete('RESTRICT');
    table.string('user_id', 32).references('id').inTable('users').onDelete('SET NULL').index();
    // All that it says, as it was when it was issued; made unrecognisable when the account is deleted.
    column.json('content').notNullable();
    column.time('issued_at').notNullable();
    table.unique(['year', 'number']);
  });
  await createTable(knex, 'invoice_years', (table) => {
    table.integer('year').notNullable().primary();
    table.integer('last_number').notNullable();
  });
  // What the sandbox remembers, in place of a gateway's own database.
  await createTable(knex, 'sandbox_pages', (table, column) => {
    column.hash('token_hash').notNullable().primary();
    table.string('ref', 64).notNullable().unique();
    table.string('kind', 20).notNullable();
    column.json('order').notNullable();
    table.string('status', 20).notNullable();
    table.string('reason', 40);
    table.string('card_ref', 64);
    column.time('created_at').notNullable();
    column.time('expires_at').notNullable();
  });
  await createTable(knex, 'sandbox_cards', (table, column) => {
    table.string('ref', 64).notNullable().primary();
    table.string('user_id', 32).notNullable();
    table.string('behaviour', 30).notNullable();
    table.string('brand', 30).notNullable();
    table.string('last_four', 4).notNullable();
    table.integer('expiry_month').notNullable();
    table.integer('expiry_year').notNullable();
    column.time('created_at').notNullable();
  });
  await createTable(knex, 'sandbox_charges', (table, column) => {
    table.string('payment_id', 64).notNullable().primary();
    column.json('state').notNullable();
    column.time('created_at').notNullable();
  });
  await knex('ledger_accounts')
    .insert({ id: 'house-sales', user_id: null, kind: 'sales', balance: 0 })
    .onConflict('id')
    .ignore();
}

export const down = (knex: Knex) =>
  dropTables(knex, [
    'sandbox_charges',
    'sandbox_cards',
    'sandbox_pages',
    'invoice_years',
    'invoices',
    'invoice_details',
    'gateway_events',
    'gateway_customers',
    'stored_cards',
    'card_setups',
    'payments',
    'subscriptions',
  ]);
