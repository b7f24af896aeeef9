import type { Knex } from 'knex';

import { addColumns, createTable, dropColumns, dropTables } from './columns.ts';

/** Who besides the owner has to do with a project, and who pays for a generation. */
export async function up(knex: Knex): Promise<void> {
  await createTable(knex, 'project_members', (table, column) => {
    column.id();
    column.idOf('project_id', 'projects');
    // Of somebody who has joined.
    table.string('user_id', 32).references('id').inTable('users').onDelete('CASCADE');
    table.string('email', 254).notNullable();
    table.string('role', 10).notNullable();
    table.string('invited_by', 32).references('id').inTable('users').onDelete('SET NULL');
    // Of an invitation that is open.
    column.hash('token_hash').unique();
    column.time('expires_at');
    column.time('created_at').notNullable();
    column.time('joined_at');
    column.time('last_opened_at');
    table.unique(['project_id', 'email']);
    table.unique(['project_id', 'user_id']);
    table.index(['user_id', 'last_opened_at', 'project_id']);
    table.index(['email']);
    table.index(['invited_by']);
  });
  await addColumns(knex, 'generations', {
    payer_id: (table) => {
      table.string('payer_id', 32);
      table.index(['payer_id', 'status', 'id'], payerIndex);
    },
  });
  await knex('generations')
    .whereNull('payer_id')
    .update({ payer_id: knex.ref('user_id') });
}

export async function down(knex: Knex): Promise<void> {
  if (await knex.schema.hasColumn('generations', 'payer_id'))
    await knex.schema.alterTable('generations', (table) => table.dropIndex([], payerIndex));
  await dropColumns(knex, 'generations', ['payer_id']);
  await dropTables(knex, ['project_members']);
}

const payerIndex = 'generations_payer_index';
