import type { Connection, Transaction } from '../database/Database.ts';
import {
  findProject,
  findProjectOfGeneration,
  lockProject,
  type ProjectRow,
} from '../database/repositories/projects.ts';
import { BusinessError } from '../errors/BusinessError.ts';
import { NotFoundError } from '../errors/NotFoundError.ts';
import { mayOnProject, type ProjectAction } from './mayOnProject.ts';

interface Person {
  id: string;
}

/**
 * The project on which the person may do this.
 *
 * @throws NotFoundError for a project that is absent or hidden from the person; BusinessError `read-only`
 */
export async function requireProject(
  connection: Connection,
  person: Person,
  action: ProjectAction,
  id: string,
): Promise<ProjectRow> {
  return decide(person, action, await findProject(connection, id));
}

/** The same, locked against other writers until the transaction ends. */
export async function requireLockedProject(
  transaction: Transaction,
  person: Person,
  action: ProjectAction,
  id: string,
): Promise<ProjectRow> {
  return decide(person, action, await lockProject(transaction, id));
}

/** The same for the project that a generation writes for. */
export async function requireProjectOfGeneration(
  connection: Connection,
  person: Person,
  action: ProjectAction,
  generationId: string,
): Promise<ProjectRow> {
  return decide(person, action, await findProjectOfGeneration(connection, generationId));
}

function decide(person: Person, action: ProjectAction, project: ProjectRow | null): ProjectRow {
  const verdict = project ? mayOnProject(person, action, project) : 'hidden';
  if (!project || verdict === 'hidden') throw new NotFoundError();
  if (verdict === 'read-only') throw new BusinessError('read-only');
  return project;
}
