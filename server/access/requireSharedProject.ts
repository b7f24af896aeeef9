import { hashToken } from '#server/accounts/secretToken.ts';
import type { Connection } from '#server/database/Database.ts';
import { findProjectOfLink, type ProjectRow } from '#server/database/repositories/projects.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';

import { mayOnProject } from './mayOnProject.ts';

/** The project that a share link shows. @throws NotFoundError for a link that is unknown, withdrawn or expired */
export async function requireSharedProject(connection: Connection, token: string): Promise<ProjectRow> {
  const project = await findProjectOfLink(connection, hashToken(token), new Date().toISOString());
  if (!project || mayOnProject('link', 'read', project) !== 'allowed') throw new NotFoundError();
  return project;
}
