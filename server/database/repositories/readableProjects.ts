import type { Knex } from 'knex';

import type { Connection } from '#server/database/Database.ts';

/** Ids of the projects that a person may read, as a part of other queries. */
export function readableProjects(connection: Connection, userId: string): Knex.QueryBuilder {
  const own = connection('projects').select('id').where({ user_id: userId }).whereNull('removed_at');
  const joined = connection('project_members')
    .join('projects', 'projects.id', 'project_members.project_id')
    .select('projects.id')
    .where('project_members.user_id', userId)
    .whereNull('projects.removed_at');
  return own.union([joined]);
}
