import type { Connection } from '#server/database/Database.ts';

/** The owner of a project and those who have joined it, by name. */
export async function listProjectPeople(
  connection: Connection,
  projectId: string,
): Promise<{ id: string; fullName: string }[]> {
  return connection('users')
    .where((people) =>
      people
        .whereIn('id', connection('projects').where({ id: projectId }).select('user_id'))
        .orWhereIn(
          'id',
          connection('project_members').where({ project_id: projectId }).whereNotNull('user_id').select('user_id'),
        ),
    )
    .orderBy(['full_name', 'id'])
    .select({ id: 'id', fullName: 'full_name' });
}
