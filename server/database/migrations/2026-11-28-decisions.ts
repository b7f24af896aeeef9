import type { Knex } from 'knex';

import { createTable, dropTables } from './columns.ts';

/** What the people of a project have decided, its rounds, and thresholds that were moved after their results. */
export async function up(knex: Knex): Promise<void> {
  await createTable(knex, 'decisions', (table, column) => {
    column.id();
    column.idOf('project_id', 'projects');
    // Stays without a person when the account is deleted.
    table.string('user_id', 32).references('id').inTable('users').onDelete('SET NULL');
    table.integer('round').notNullable();
    table.string('verdict', 16).notNullable();
    table.string('stage', 16);
    table.text('text').notNullable();
    // As they stood.
    column.json('reasons').notNullable();
    column.json('against').notNullable();
    column.time('decided_at').notNullable();
    table.index(['project_id', 'id']);
    table.index(['user_id']);
  });
  await createTable(knex, 'decision_people', (table, column) => {
    column.idOf('decision_id', 'decisions');
    column.idOf('user_id', 'users');
    table.primary(['decision_id', 'user_id']);
    table.index(['user_id']);
  });
  // Those that somebody has started: the first one is there with the project.
  await createTable(knex, 'rounds', (table, column) => {
    column.idOf('project_id', 'projects');
    table.integer('number').notNullable();
    table.string('name', 120).notNullable();
    table.string('begins_on', 10);
    table.string('user_id', 32).references('id').inTable('users').onDelete('SET NULL');
    // The version that holds how the round before has ended.
    table.string('version_id', 32);
    column.time('started_at').notNullable();
    table.primary(['project_id', 'number']);
    table.index(['user_id']);
  });
  await createTable(knex, 'moved_thresholds', (table, column) => {
    column.idOf('project_id', 'projects');
    table.string('hypothesis_hash', 64).notNullable();
    table.text('hypothesis').notNullable();
    column.json('set_before').notNullable();
    column.time('moved_at').notNullable();
    table.primary(['project_id', 'hypothesis_hash']);
  });
}

export const down = (knex: Knex) => dropTables(knex, ['decision_people', 'decisions', 'rounds', 'moved_thresholds']);
