import type { Connection, Transaction } from '#server/database/Database.ts';
import {
  findProject,
  findProjectOfGeneration,
  lockProject,
  type ProjectOfPerson,
} from '#server/database/repositories/projects.ts';
import { BusinessError } from '#server/errors/BusinessError.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';
import { RoleTooLowError } from '#server/errors/RoleTooLowError.ts';

import { mayOnProject, type ProjectAction } from './mayOnProject.ts';

interface Person {
  id: string;
}

/**
 * The project on which the person may do this, with their role.
 *
 * @throws NotFoundError for a project that is absent or hidden from the person; RoleTooLowError; BusinessError
 *   `read-only`
 */
export async function requireProject(
  connection: Connection,
  person: Person,
  action: ProjectAction,
  id: string,
): Promise<ProjectOfPerson> {
  return decide(action, await findProject(connection, person.id, id));
}

/** The same, locked against other writers until the transaction ends. */
export async function requireLockedProject(
  transaction: Transaction,
  person: Person,
  action: ProjectAction,
  id: string,
): Promise<ProjectOfPerson> {
  return decide(action, await lockProject(transaction, person.id, id));
}

/** The same for the project that a generation writes for. */
export async function requireProjectOfGeneration(
  connection: Connection,
  person: Person,
  action: ProjectAction,
  generationId: string,
): Promise<ProjectOfPerson> {
  return decide(action, await findProjectOfGeneration(connection, person.id, generationId));
}

function decide(action: ProjectAction, project: ProjectOfPerson | null): ProjectOfPerson {
  const verdict = project ? mayOnProject(project.role, action, project) : 'hidden';
  if (!project || verdict === 'hidden') throw new NotFoundError();
  if (verdict === 'role-too-low') throw new RoleTooLowError();
  if (verdict === 'read-only') throw new BusinessError('read-only');
  return project;
}
