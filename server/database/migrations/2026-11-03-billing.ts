import type { Knex } from 'knex';

import { createTable, dropTables } from './columns.ts';

export async function up(knex: Knex): Promise<void> {
  await createTable(knex, 'ledger_accounts', (table, column) => {
    column.id();
    // The ledger outlives the person: only the reference is removed.
    table.string('user_id', 32).references('id').inTable('users').onDelete('SET NULL');
    table.string('kind', 20).notNullable();
    // Personal accounts keep a running balance. The house's accounts do not, to avoid contention on one row.
    table.integer('balance').notNullable().defaultTo(0);
    table.unique(['user_id', 'kind']);
  });
  await createTable(knex, 'ledger_transactions', (table, column) => {
    column.id();
    table.string('kind', 20).notNullable();
    table.string('reference', 160).notNullable();
    // Idempotency key of a transaction, such as the settlement of a reservation.
    table.string('once', 200).notNullable().unique();
    column.time('created_at').notNullable();
  });
  await createTable(knex, 'ledger_entries', (table, column) => {
    column.id();
    table
      .string('transaction_id', 32)
      .notNullable()
      .references('id')
      .inTable('ledger_transactions')
      .onDelete('RESTRICT');
    table.string('account_id', 32).notNullable().references('id').inTable('ledger_accounts').onDelete('RESTRICT');
    table.integer('amount').notNullable();
    table.index(['account_id', 'id']);
    table.index(['transaction_id']);
  });
  await knex('ledger_accounts')
    .insert(['grants', 'usage'].map((kind) => ({ id: `house-${kind}`, user_id: null, kind, balance: 0 })))
    .onConflict('id')
    .ignore();
}

export const down = (knex: Knex) => dropTables(knex, ['ledger_entries', 'ledger_transactions', 'ledger_accounts']);
