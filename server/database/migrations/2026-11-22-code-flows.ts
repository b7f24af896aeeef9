import type { Knex } from 'knex';

import { createVerificationCodes } from './2026-11-01-accounts.ts';
import { createTable, dropTables } from './columns.ts';

/**
 * A flow for each who asks for a code, in place of one code for each address. Codes under way are asked for once more.
 */
export async function up(knex: Knex): Promise<void> {
  await createTable(knex, 'code_flows', (table, column) => {
    column.id();
    table.string('purpose', 20).notNullable();
    table.string('subject', 254).notNullable();
    // null: bound to the person who is signed in.
    column.hash('token_hash');
    column.hash('client_hash');
    column.hash('code_hash').notNullable();
    table.integer('attempts').notNullable();
    table.integer('client_attempts').notNullable();
    column.hash('proof_hash').unique();
    column.time('created_at').notNullable();
    column.time('expires_at').notNullable().index();
    table.index(['subject', 'purpose', 'id']);
  });
  await dropTables(knex, ['verification_codes']);
}

export async function down(knex: Knex): Promise<void> {
  await createVerificationCodes(knex, 'subject');
  await dropTables(knex, ['code_flows']);
}
