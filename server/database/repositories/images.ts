import type { Connection, Transaction } from '../Database.ts';

/** Where a project's documents stand: what they name is needed. */
const documents = [
  ['project_toolsets', 'content'],
  ['project_toolsets', 'draft'],
  ['earlier_contents', 'content'],
  ['version_contents', 'content'],
] as const;

export interface ImageRow {
  fileName: string;
  bytes: number;
  createdAt: string;
}

/** Notes a file before it is stored, so that housekeeping finds it whatever happens then. */
export async function insertImage(connection: Connection, { fileName, bytes, createdAt }: ImageRow): Promise<void> {
  await connection('images').insert({ file_name: fileName, bytes, created_at: createdAt });
}

export async function deleteImage(connection: Connection, fileName: string): Promise<void> {
  await connection('images').where({ file_name: fileName }).delete();
}

/** Lets a project show an image. */
export async function insertProjectImage(transaction: Transaction, projectId: string, fileName: string): Promise<void> {
  await transaction('project_images').insert({ project_id: projectId, file_name: fileName });
}

export async function hasProjectImage(connection: Connection, projectId: string, fileName: string): Promise<boolean> {
  const row = await connection('project_images')
    .where({ project_id: projectId, file_name: fileName })
    .first('file_name');
  return row !== undefined;
}

/** All images that a project may show, by name. */
export async function listProjectImages(connection: Connection, projectId: string): Promise<ImageRow[]> {
  const rows = await connection('project_images')
    .join('images', 'images.file_name', 'project_images.file_name')
    .where({ project_id: projectId })
    .orderBy('images.file_name')
    .select('images.file_name', 'bytes', 'created_at');
  return rows.map((row) => ({ fileName: row.file_name, bytes: row.bytes, createdAt: row.created_at }));
}

/** Of all images in the projects of a person, in bytes; one in two projects counts twice. */
export async function sizeOfImages(connection: Connection, userId: string): Promise<number> {
  const row = await connection('project_images')
    .join('images', 'images.file_name', 'project_images.file_name')
    .join('projects', 'projects.id', 'project_images.project_id')
    .where({ user_id: userId })
    .sum({ bytes: 'bytes' })
    .first();
  return Number(row?.['bytes'] ?? 0);
}

/** An image that a project may show. */
export interface ProjectImage {
  projectId: string;
  fileName: string;
  /** Since when nothing in the project names it. */
  unnamedSince: string | null;
}

/** Those of all projects in the order of their keys, a page at a time. */
export async function listAllProjectImages(
  connection: Connection,
  { after, limit }: { after: Pick<ProjectImage, 'projectId' | 'fileName'> | null; limit: number },
): Promise<ProjectImage[]> {
  const query = connection('project_images').orderBy(['project_id', 'file_name']).limit(limit);
  if (after)
    void query.where((either) => {
      void either
        .where('project_id', '>', after.projectId)
        .orWhere((same) => void same.where('project_id', after.projectId).where('file_name', '>', after.fileName));
    });
  const rows = await query.select('project_id', 'file_name', 'unnamed_since');
  return rows.map((row) => ({
    projectId: row.project_id,
    fileName: row.file_name,
    unnamedSince: row.unnamed_since,
  }));
}

/** Whether a document of the project names the image: a content, a draft, an earlier content or one of a version. */
export async function isImageNamed(
  connection: Connection,
  { projectId, fileName }: Pick<ProjectImage, 'projectId' | 'fileName'>,
): Promise<boolean> {
  for (const [table, column] of documents) {
    const row = await connection(table)
      .where({ project_id: projectId })
      .where(column, 'like', `%${fileName}%`)
      .first(connection.raw('1 as found'));
    if (row) return true;
  }
  return false;
}

export async function noteUnnamed(
  connection: Connection,
  { projectId, fileName }: Pick<ProjectImage, 'projectId' | 'fileName'>,
  since: string | null,
): Promise<void> {
  await connection('project_images')
    .where({ project_id: projectId, file_name: fileName })
    .update({ unnamed_since: since });
}

export async function deleteProjectImage(
  connection: Connection,
  { projectId, fileName }: Pick<ProjectImage, 'projectId' | 'fileName'>,
): Promise<void> {
  await connection('project_images').where({ project_id: projectId, file_name: fileName }).delete();
}

/** Images older than a time that no project shows: those of deleted projects and accounts, and uploads that broke off. */
export async function findUnshownImages(connection: Connection, before: string, limit: number): Promise<string[]> {
  return connection('images')
    .leftJoin('project_images', 'project_images.file_name', 'images.file_name')
    .whereNull('project_images.file_name')
    .where('images.created_at', '<', before)
    .limit(limit)
    .pluck('images.file_name');
}

export async function listImageNames(connection: Connection): Promise<string[]> {
  return connection('images').orderBy('file_name').pluck('file_name');
}
