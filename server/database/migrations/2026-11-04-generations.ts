import type { Knex } from 'knex';

import { createTable, dropTables } from './columns.ts';

export async function up(knex: Knex): Promise<void> {
  await createTable(knex, 'generations', (table, column) => {
    column.id();
    column.idOf('user_id', 'users');
    column.idOf('project_id', 'projects');
    table.string('kind', 10).notNullable();
    table.string('status', 10).notNullable();
    table.string('language', 5).notNullable();
    table.text('extra_notes', 'longtext');
    column.json('fields');
    table.integer('tokens_reserved').notNullable();
    table.integer('tokens_charged').notNullable();
    column.json('error');
    table.boolean('cancel_requested').notNullable();
    table.integer('attempt').notNullable();
    table.string('worker_id', 64);
    column.time('lease_until');
    column.time('created_at').notNullable();
    column.time('started_at');
    column.time('finished_at');
    table.index(['project_id', 'status', 'id']);
    table.index(['user_id', 'status', 'id']);
    table.index(['status', 'id']);
    table.index(['status', 'lease_until']);
  });
  await createTable(knex, 'generation_steps', (table, column) => {
    table.string('generation_id', 32).notNullable().references('id').inTable('generations').onDelete('CASCADE');
    table.integer('position').notNullable();
    table.string('toolset_id', 64).notNullable();
    table.string('status', 10).notNullable();
    column.json('content');
    column.json('made_from');
    column.json('cut');
    column.json('error');
    table.integer('tokens_reserved').notNullable();
    table.integer('tokens_charged').notNullable();
    table.primary(['generation_id', 'position']);
    table.index(['toolset_id', 'status', 'generation_id']);
  });
}

export const down = (knex: Knex) => dropTables(knex, ['generation_steps', 'generations']);
