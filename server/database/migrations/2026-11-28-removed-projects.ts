import type { Knex } from 'knex';

import { addColumns, dropColumns } from './columns.ts';

const [byTime, byPerson] = ['projects_removed_index', 'projects_user_removed_index'];

/** Since when a project is deleted and can be restored; null for all others. */
export async function up(knex: Knex): Promise<void> {
  await addColumns(knex, 'projects', {
    removed_at: (table, column) => {
      column.time('removed_at');
      table.index(['removed_at', 'id'], byTime);
      table.index(['user_id', 'removed_at', 'id'], byPerson);
    },
  });
}

export async function down(knex: Knex): Promise<void> {
  if (await knex.schema.hasColumn('projects', 'removed_at'))
    await knex.schema.alterTable('projects', (table) => {
      for (const name of [byTime, byPerson]) table.dropIndex([], name);
    });
  await dropColumns(knex, 'projects', ['removed_at']);
}
