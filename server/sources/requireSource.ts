import type { Connection } from '#server/database/Database.ts';
import { findSource, type WholeSource } from '#server/database/repositories/sources.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';

/** @throws NotFoundError where the project has no such source */
export async function requireSource(connection: Connection, projectId: string, id: string): Promise<WholeSource> {
  const source = await findSource(connection, projectId, id);
  if (!source) throw new NotFoundError();
  return source;
}
