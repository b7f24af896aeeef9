import type { Connection } from '#server/database/Database.ts';
import type { ProjectRow } from '#server/database/repositories/projects.ts';
import { findVersion } from '#server/database/repositories/projectVersions.ts';
import { findSavedContents, type SavedContentRow } from '#server/database/repositories/savedContents.ts';
import { findVersionContents } from '#server/database/repositories/versionContents.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';

/** What is taken away. */
export interface Held {
  project: Pick<ProjectRow, 'name' | 'description' | 'language'>;
  /** The day that it tells of. */
  date: string;
  rows: SavedContentRow[];
}

/** What is saved now, or what a version holds. */
export function readHeld(connection: Connection, project: ProjectRow, version: string | undefined): Promise<Held> {
  return version === undefined ? readPresent(connection, project) : readKept(connection, project, version);
}

async function readPresent(connection: Connection, { id, name, description, language }: ProjectRow): Promise<Held> {
  const project = { name, description, language };
  return { project, date: new Date().toISOString(), rows: await findSavedContents(connection, id) };
}

async function readKept(connection: Connection, { id }: ProjectRow, versionId: string): Promise<Held> {
  const version = await findVersion(connection, id, versionId);
  if (!version) throw new NotFoundError();
  const { project, createdAt } = version;
  return { project, date: createdAt, rows: await findVersionContents(connection, versionId) };
}
