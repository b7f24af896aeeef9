import type { Language } from '#engine/languages/languages.ts';
import type { VersionCause } from '#engine/protocol/version.ts';
import { createId } from '#server/database/createId.ts';
import type { Connection, Transaction } from '#server/database/Database.ts';

export interface VersionRow {
  id: string;
  name: string;
  cause: VersionCause;
  /** null: the account is deleted. */
  author: { id: string; fullName: string } | null;
  /** Equal for versions of equal contents. */
  digest: string;
  project: { name: string; description: string; language: Language };
  createdAt: string;
}

interface Columns {
  id: string;
  user_id: string | null;
  full_name: string | null;
  name: string;
  cause: VersionCause;
  project_name: string;
  project_description: string;
  project_language: Language;
  digest: string;
  created_at: string;
}

function selectVersions(connection: Connection, projectId: string) {
  return connection('project_versions')
    .leftJoin('users', 'users.id', 'project_versions.user_id')
    .where('project_versions.project_id', projectId)
    .select('project_versions.*', 'users.full_name');
}

/** The versions of a project, the latest first. */
export async function listVersions(connection: Connection, projectId: string): Promise<VersionRow[]> {
  const rows: Columns[] = await selectVersions(connection, projectId).orderBy('project_versions.id', 'desc');
  return rows.map(toRow);
}

export async function findVersion(connection: Connection, projectId: string, id: string): Promise<VersionRow | null> {
  const row: Columns | undefined = await selectVersions(connection, projectId).where('project_versions.id', id).first();
  return row ? toRow(row) : null;
}

/** The latest version of these contents. */
export async function findVersionOf(
  connection: Connection,
  projectId: string,
  digest: string,
): Promise<VersionRow | null> {
  const row: Columns | undefined = await selectVersions(connection, projectId)
    .where({ digest })
    .orderBy('project_versions.id', 'desc')
    .first();
  return row ? toRow(row) : null;
}

export async function countVersions(connection: Connection, projectId: string, cause: VersionCause): Promise<number> {
  const [row] = await connection('project_versions').where({ project_id: projectId, cause }).count({ count: '*' });
  return Number(row?.['count']);
}

export async function insertVersion(
  transaction: Transaction,
  projectId: string,
  { userId, project, ...version }: Pick<VersionRow, 'name' | 'cause' | 'digest' | 'project'> & { userId: string },
): Promise<string> {
  const id = createId();
  await transaction('project_versions').insert({
    id,
    project_id: projectId,
    user_id: userId,
    name: version.name,
    cause: version.cause,
    digest: version.digest,
    project_name: project.name,
    project_description: project.description,
    project_language: project.language,
    created_at: new Date().toISOString(),
  });
  return id;
}

/** Names a version, which makes it a person's own. */
export async function renameVersion(transaction: Transaction, projectId: string, id: string, name: string) {
  const cause: VersionCause = 'person';
  await transaction('project_versions').where({ id, project_id: projectId }).update({ name, cause });
}

export async function deleteVersions(
  transaction: Transaction,
  projectId: string,
  ids: readonly string[],
): Promise<void> {
  await transaction('project_versions').where({ project_id: projectId }).whereIn('id', ids).delete();
}

function toRow(row: Columns): VersionRow {
  return {
    id: row.id,
    name: row.name,
    cause: row.cause,
    author: row.user_id === null ? null : { id: row.user_id, fullName: row.full_name ?? '' },
    digest: row.digest,
    project: { name: row.project_name, description: row.project_description, language: row.project_language },
    createdAt: row.created_at,
  };
}
