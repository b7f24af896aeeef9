import type { Knex } from 'knex';

import { addColumns, dropColumns } from './columns.ts';

// How much is kept of a project, in bytes, and whose an image is: so that what a person keeps is summed up without
// being read.
export async function up(knex: Knex): Promise<void> {
  await addColumns(knex, 'projects', {
    bytes: (table) => table.bigInteger('bytes').notNullable().defaultTo(0),
    version_bytes: (table) => table.bigInteger('version_bytes').notNullable().defaultTo(0),
  });
  // Nobody: it counts for the owner of the project.
  await addColumns(knex, 'project_images', { user_id: (table) => table.string('user_id', 32).index() });
  await knex('projects').update({
    bytes: knex.raw(
      `coalesce((select sum(coalesce(octet_length(content), 0) + coalesce(octet_length(draft), 0))
          from project_toolsets where project_toolsets.project_id = projects.id), 0)
        + coalesce((select sum(octet_length(content)) from earlier_contents where earlier_contents.project_id = projects.id), 0)
        + coalesce((select sum(octet_length(text)) from comments where comments.project_id = projects.id), 0)`,
    ),
    version_bytes: knex.raw(
      'coalesce((select sum(version_contents.bytes) from version_contents where version_contents.project_id = projects.id), 0)',
    ),
  });
}

export async function down(knex: Knex): Promise<void> {
  if (await knex.schema.hasColumn('project_images', 'user_id'))
    await knex.schema.alterTable('project_images', (table) => table.dropIndex(['user_id']));
  await dropColumns(knex, 'project_images', ['user_id']);
  await dropColumns(knex, 'projects', ['bytes', 'version_bytes']);
}
