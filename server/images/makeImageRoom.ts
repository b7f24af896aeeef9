import { countProjectImages, hasUnnamedIn, listUnnamedOf, sizeOfImages } from '#server/database/repositories/images.ts';
import type { Services } from '#server/Services.ts';

import { deleteUnnamed } from './deleteUnnamed.ts';
import { mostImageBytes } from './requireImageRoom.ts';
import { mostImages } from './showImages.ts';

// Somebody may have it in a page that is not saved yet.
const unnamedLast = 60 * 60 * 1000; // milliseconds

interface Room {
  /** Who uploads. */
  personId: string;
  /** Where to; absent: into a new project. */
  projectId?: string;
  bytes: number;
}

/**
 * Removes at once, where room is short, what housekeeping found that nothing names an hour ago or earlier, and would
 * otherwise keep for days.
 */
export async function makeImageRoom(
  services: Pick<Services, 'database'>,
  { personId, projectId, bytes }: Room,
  now = Date.now(),
): Promise<void> {
  const { connection } = services.database;
  const before = new Date(now - unnamedLast).toISOString();
  const projects = new Set<string>();
  if ((await sizeOfImages(connection, personId)) + bytes > mostImageBytes)
    for (const id of await listUnnamedOf(connection, personId, before)) projects.add(id);
  if (projectId !== undefined && (await countProjectImages(connection, projectId)) >= mostImages)
    if (await hasUnnamedIn(connection, projectId, before)) projects.add(projectId);
  for (const id of projects) await deleteUnnamed(services, { projectId: id, now, lasts: unnamedLast });
}
