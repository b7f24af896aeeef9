import type { Knex } from 'knex';

import { createTable, dropTables } from './columns.ts';

/** What the people of a project have answered to its open questions. */
export async function up(knex: Knex): Promise<void> {
  await createTable(knex, 'project_answers', (table, column) => {
    column.idOf('project_id', 'projects');
    table.string('question_id', 32).notNullable();
    table.text('question').notNullable();
    // None: nobody knows it.
    table.text('answer');
    // The toolsets that the question was taken out of, each with its words there.
    column.json('taken').notNullable();
    // Stays without a person when the account is deleted.
    table.string('user_id', 32).references('id').inTable('users').onDelete('SET NULL');
    column.time('answered_at').notNullable();
    table.primary(['project_id', 'question_id']);
    table.index(['user_id']);
  });
}

export const down = (knex: Knex) => dropTables(knex, ['project_answers']);
