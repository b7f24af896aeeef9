import type { Knex } from 'knex';

import { addColumns, createTable, dropColumns, dropTables } from './columns.ts';

export async function up(knex: Knex): Promise<void> {
  await addColumns(knex, 'users', {
    // null: created through an identity provider, and the terms are not accepted yet.
    terms_accepted_at: (_table, column) => column.time('terms_accepted_at'),
    guide_dismissed_at: (_table, column) => column.time('guide_dismissed_at'),
  });
  // Earlier registrations required accepting the terms.
  await knex('users')
    .whereNull('terms_accepted_at')
    .update({ terms_accepted_at: knex.ref('created_at') });
  await addColumns(knex, 'sessions', {
    user_agent: (table) => table.string('user_agent', 255),
  });
  await addColumns(knex, 'projects', {
    is_example: (table) => table.boolean('is_example').notNullable().defaultTo(false),
  });
  await createTable(knex, 'identities', (table, column) => {
    column.id();
    column.idOf('user_id', 'users').index();
    table.string('issuer', 255).notNullable();
    table.string('subject', 255).notNullable();
    column.time('created_at').notNullable();
    table.unique(['issuer', 'subject']);
  });
  // One row per sign-in flow at an identity provider; deleted when the person returns.
  await createTable(knex, 'sign_in_flows', (table, column) => {
    column.id();
    column.hash('state_hash').notNullable().unique();
    table.string('nonce', 100).notNullable();
    table.string('code_verifier', 128).notNullable();
    table.boolean('accept_terms').notNullable();
    column.time('expires_at').notNullable().index();
  });
}

export async function down(knex: Knex): Promise<void> {
  await dropTables(knex, ['sign_in_flows', 'identities']);
  await dropColumns(knex, 'projects', ['is_example']);
  await dropColumns(knex, 'sessions', ['user_agent']);
  await dropColumns(knex, 'users', ['terms_accepted_at', 'guide_dismissed_at']);
}
