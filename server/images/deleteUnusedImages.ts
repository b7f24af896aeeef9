import { findUnshownImages, listProjectsWithImages } from '#server/database/repositories/images.ts';
import type { Services } from '#server/Services.ts';

import { deleteUnnamed } from './deleteUnnamed.ts';
import { deleteStoredImage } from './storeImage.ts';

const day = 24 * 60 * 60 * 1000;
// Somebody may take a removed image back, or have it in a page that is not saved yet.
const unnamedLast = 7 * day;
// An upload takes seconds, and what broke off is left for a day.
const unshownLast = day;
const atOnce = 200;
// Of what a killed process was writing.
const brokenLast = 60 * 60 * 1000;

type Cleaning = Pick<Services, 'database' | 'files'>;

/** Removes images that nothing in their project has named for seven days, and those that no project shows any more. */
export async function deleteUnusedImages(services: Cleaning, now = Date.now()): Promise<void> {
  const { connection } = services.database;
  let page: string[] = [];
  do {
    page = await listProjectsWithImages(connection, { after: page.at(-1) ?? '', limit: atOnce });
    for (const projectId of page) await deleteUnnamed(services, { projectId, now, lasts: unnamedLast });
  } while (page.length === atOnce);
  await deleteUnshown(services, new Date(now - unshownLast).toISOString());
  await services.files.deleteBroken(new Date(now - brokenLast));
}

/** Goes on while the store takes them away: more can come in an hour than are removed at once. */
async function deleteUnshown(services: Cleaning, before: string): Promise<void> {
  for (let dropped = atOnce; dropped === atOnce;) {
    dropped = 0;
    for (const fileName of await findUnshownImages(services.database.connection, before, atOnce))
      if (await deleteStoredImage(services, fileName)) dropped += 1;
  }
}
