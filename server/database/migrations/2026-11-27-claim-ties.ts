import type { Knex } from 'knex';

import { createTable, dropTables } from './columns.ts';

/** Which claims of a project people have said to be the same, and which not. */
export async function up(knex: Knex): Promise<void> {
  await createTable(knex, 'claim_ties', (table, column) => {
    column.idOf('project_id', 'projects');
    column.json('ties').notNullable();
    // Tells two states of it apart.
    column.hash('digest').notNullable();
    table.primary(['project_id']);
  });
}

export const down = (knex: Knex) => dropTables(knex, ['claim_ties']);
