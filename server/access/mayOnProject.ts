import type { ProjectRow } from '../database/repositories/projects.ts';

/** What can be done on a project. `finish`: carry on with a generation that has begun, or cancel it. */
export const projectActions = ['read', 'edit', 'generate', 'finish', 'manage', 'delete'] as const;
export type ProjectAction = (typeof projectActions)[number];

/** `hidden`: the person is not to know that the project exists. */
export type Verdict = 'allowed' | 'read-only' | 'hidden';

type Role = 'owner';

const rolesThatMay: Record<ProjectAction, readonly Role[]> = {
  read: ['owner'],
  edit: ['owner'],
  generate: ['owner'],
  finish: ['owner'],
  manage: ['owner'],
  delete: ['owner'],
};

/** A project in read mode refuses these to everybody. */
const refusedInReadMode: readonly ProjectAction[] = ['edit', 'generate'];

/** The one decision about who may do what on a project. */
export function mayOnProject(
  person: { id: string },
  action: ProjectAction,
  project: Pick<ProjectRow, 'userId' | 'mode'>,
): Verdict {
  const role = roleOf(person, project);
  if (!role || !rolesThatMay[action].includes(role)) return 'hidden';
  return project.mode === 'read' && refusedInReadMode.includes(action) ? 'read-only' : 'allowed';
}

function roleOf(person: { id: string }, project: Pick<ProjectRow, 'userId'>): Role | null {
  return project.userId === person.id ? 'owner' : null;
}
