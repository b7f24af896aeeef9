import type { Knex } from 'knex';

import { createTable, dropTables } from './columns.ts';

export async function up(knex: Knex): Promise<void> {
  await createTable(knex, 'users', (table, column) => {
    column.id();
    table.string('email', 254).notNullable().unique();
    table.string('full_name', 120).notNullable();
    table.string('language', 5).notNullable();
    table.string('password_hash', 255);
    column.time('created_at').notNullable();
  });
  await createTable(knex, 'sessions', (_table, column) => {
    column.id();
    column.idOf('user_id', 'users').index();
    column.hash('token_hash').notNullable().unique();
    column.time('created_at').notNullable();
    column.time('last_seen_at').notNullable();
    column.time('expires_at').notNullable().index();
  });
  await createVerificationCodes(knex, 'email');
  await createTable(knex, 'idempotency_keys', (table, column) => {
    column.id();
    column.idOf('user_id', 'users');
    column.hash('key_hash').notNullable();
    column.hash('request_hash').notNullable();
    column.json('response');
    column.time('created_at').notNullable().index();
    table.unique(['user_id', 'key_hash']);
  });
}

/** `subject`: the name of the column that a later migration renamed. */
export async function createVerificationCodes(knex: Knex, subject: string): Promise<void> {
  await createTable(knex, 'verification_codes', (table, column) => {
    column.id();
    table.string('purpose', 20).notNullable();
    table.string(subject, 254).notNullable();
    column.hash('code_hash').notNullable();
    table.integer('attempts').notNullable();
    column.hash('token_hash').unique();
    column.time('created_at').notNullable();
    column.time('expires_at').notNullable().index();
    table.unique(['purpose', subject]);
  });
}

export const down = (knex: Knex) => dropTables(knex, ['idempotency_keys', 'verification_codes', 'sessions', 'users']);
