import type { Connection, Transaction } from '#server/database/Database.ts';

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

/** Lets a project show images. @param userId whose they are: for whom they count */
export async function insertProjectImages(
  transaction: Transaction,
  projectId: string,
  fileNames: readonly string[],
  userId: string,
): Promise<void> {
  for (const names of chunksOf(fileNames))
    await transaction('project_images').insert(
      names.map((name) => ({ project_id: projectId, file_name: name, user_id: userId })),
    );
}

/** Makes the images of a project another person's, as far as they are one person's or nobody's. */
export async function moveImages(
  transaction: Transaction,
  projectId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await transaction('project_images')
    .where({ project_id: projectId })
    .where((images) => images.where({ user_id: from }).orWhereNull('user_id'))
    .update({ user_id: to });
}

/** Whose account is deleted has no images: they count for the owners of the projects. */
export async function disownImages(transaction: Transaction, userId: string): Promise<void> {
  await transaction('project_images').where({ user_id: userId }).update({ user_id: null });
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

/**
 * Of all images of a person, in bytes: those they uploaded, and nobody's in their own projects; one in two projects
 * counts twice.
 */
export async function sizeOfImages(connection: Connection, userId: string): Promise<number> {
  const row = await imagesOf(connection, userId)
    .join('images', 'images.file_name', 'project_images.file_name')
    .sum({ bytes: 'bytes' })
    .first();
  return Number(row?.['bytes'] ?? 0);
}

/** Of those of one person in a project, and of nobody's, in bytes: what goes with the project to another owner. */
export async function sizeOfOwnersImages(connection: Connection, projectId: string, ownerId: string): Promise<number> {
  const row = await connection('project_images')
    .join('images', 'images.file_name', 'project_images.file_name')
    .where({ project_id: projectId })
    .where((images) => images.where({ user_id: ownerId }).orWhereNull('user_id'))
    .sum({ bytes: 'bytes' })
    .first();
  return Number(row?.['bytes'] ?? 0);
}

/** Projects with images of a person that nothing has named since a time. */
export async function listUnnamedOf(connection: Connection, userId: string, before: string): Promise<string[]> {
  return imagesOf(connection, userId).where('unnamed_since', '<', before).distinct('project_id').pluck('project_id');
}

/** Whether a project has images that nothing has named since a time. */
export async function hasUnnamedIn(connection: Connection, projectId: string, before: string): Promise<boolean> {
  const row = await connection('project_images')
    .where({ project_id: projectId })
    .where('unnamed_since', '<', before)
    .first('file_name');
  return row !== undefined;
}

function imagesOf(connection: Connection, userId: string) {
  return connection('project_images').where((images) =>
    images
      .where('project_images.user_id', userId)
      .orWhere((nobodys) =>
        nobodys
          .whereNull('project_images.user_id')
          .whereIn('project_id', connection('projects').where({ user_id: userId }).select('id')),
      ),
  );
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

/**
 * Images older than a time that no project shows, and that are nobody's logo: those of deleted projects and accounts,
 * and uploads that broke off.
 */
export async function findUnshownImages(connection: Connection, before: string, limit: number): Promise<string[]> {
  return connection('images')
    .leftJoin('project_images', 'project_images.file_name', 'images.file_name')
    .leftJoin('brands', 'brands.logo', 'images.file_name')
    .whereNull('project_images.file_name')
    .whereNull('brands.logo')
    .where('images.created_at', '<', before)
    .limit(limit)
    .pluck('images.file_name');
}

/** Whether any project shows an image, or any brand its logo. */
export async function hasShownImages(connection: Connection): Promise<boolean> {
  const shown = await connection('project_images').first('file_name');
  return (shown ?? (await connection('brands').whereNotNull('logo').first('logo'))) !== undefined;
}

export async function listImageNames(connection: Connection): Promise<string[]> {
  return connection('images').orderBy('file_name').pluck('file_name');
}

function chunksOf(names: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(names.length / atOnce) }, (_, index) =>
    names.slice(index * atOnce, (index + 1) * atOnce),
  );
}
