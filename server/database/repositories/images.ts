import type { Connection, Transaction } from '../Database.ts';

// Of rows in one statement; SQLite bounds them.
const atOnce = 200;

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

/** Lets a project show images. */
export async function insertProjectImages(
  transaction: Transaction,
  projectId: string,
  fileNames: readonly string[],
): Promise<void> {
  for (const names of chunksOf(fileNames))
    await transaction('project_images').insert(names.map((name) => ({ project_id: projectId, file_name: name })));
}

export async function countProjectImages(connection: Connection, projectId: string): Promise<number> {
  const [row] = await connection('project_images').where({ project_id: projectId }).count({ count: '*' });
  return Number(row?.['count']);
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

/** Projects that may show images, in the order of their ids, a page at a time. */
export async function listProjectsWithImages(
  connection: Connection,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  return connection('project_images')
    .where('project_id', '>', after)
    .distinct('project_id')
    .orderBy('project_id')
    .limit(limit)
    .pluck('project_id');
}

/** Since when nothing in a project names an image that it may show, by name; null where something does. */
export async function findUnnamedSince(connection: Connection, projectId: string): Promise<Map<string, string | null>> {
  const rows: { file_name: string; unnamed_since: string | null }[] = await connection('project_images')
    .where({ project_id: projectId })
    .select('file_name', 'unnamed_since');
  return new Map(rows.map((row) => [row.file_name, row.unnamed_since]));
}

export async function noteUnnamed(
  connection: Connection,
  projectId: string,
  fileNames: readonly string[],
  since: string | null,
): Promise<void> {
  for (const names of chunksOf(fileNames))
    await connection('project_images')
      .where({ project_id: projectId })
      .whereIn('file_name', names)
      .update({ unnamed_since: since });
}

export async function deleteProjectImages(
  connection: Connection,
  projectId: string,
  fileNames: readonly string[],
): Promise<void> {
  for (const names of chunksOf(fileNames))
    await connection('project_images').where({ project_id: projectId }).whereIn('file_name', names).delete();
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

function chunksOf(names: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(names.length / atOnce) }, (_, index) =>
    names.slice(index * atOnce, (index + 1) * atOnce),
  );
}
