import type { Connection, Transaction } from '../database/Database.ts';
import { findProject, lockProject, type ProjectRow } from '../database/repositories/projects.ts';
import { BusinessError } from '../errors/BusinessError.ts';
import { NotFoundError } from '../errors/NotFoundError.ts';

/** The person's own project. @throws NotFoundError otherwise. */
export async function requireProject(connection: Connection, userId: string, id: string): Promise<ProjectRow> {
  const project = await findProject(connection, userId, id);
  if (!project) throw new NotFoundError();
  return project;
}

/** The same for changes. @throws BusinessError in read mode. */
export async function requireWritableProject(connection: Connection, userId: string, id: string): Promise<ProjectRow> {
  return writable(await requireProject(connection, userId, id));
}

/** The same, with a row lock until the transaction ends. */
export async function lockWritableProject(transaction: Transaction, userId: string, id: string): Promise<ProjectRow> {
  const project = await lockProject(transaction, userId, id);
  if (!project) throw new NotFoundError();
  return writable(project);
}

function writable(project: ProjectRow): ProjectRow {
  if (project.mode === 'read') throw new BusinessError('read-only');
  return project;
}
