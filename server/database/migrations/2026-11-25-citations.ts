import type { Knex } from 'knex';

/** What became of the sources that a model cited: with the draft, and with the step that wrote it. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('project_toolsets', (table) => table.text('draft_citations', 'mediumtext'));
  await knex.schema.alterTable('generation_steps', (table) => table.text('citations', 'mediumtext'));
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('project_toolsets', (table) => table.dropColumn('draft_citations'));
  await knex.schema.alterTable('generation_steps', (table) => table.dropColumn('citations'));
}
