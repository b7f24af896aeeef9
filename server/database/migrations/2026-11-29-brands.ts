import type { Knex } from 'knex';

import { createTable, dropTables } from './columns.ts';

/** Logo, colour and names of those who hand a project over: of a project, or usual for all of a person. */
export async function up(knex: Knex): Promise<void> {
  await createTable(knex, 'brands', (table, column) => {
    column.id();
    table.string('project_id', 32).unique().references('id').inTable('projects').onDelete('CASCADE');
    table.string('user_id', 32).unique().references('id').inTable('users').onDelete('CASCADE');
    table.string('company', 255).notNullable();
    table.string('client', 255).notNullable();
    table.string('colour', 7).notNullable();
    table.string('logo', 64).index().references('file_name').inTable('images').onDelete('SET NULL');
  });
}

export const down = (knex: Knex) => dropTables(knex, ['brands']);
