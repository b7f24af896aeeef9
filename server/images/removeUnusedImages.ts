import {
  deleteProjectImage,
  findUnshownImages,
  isImageNamed,
  listAllProjectImages,
  noteUnnamed,
  type ProjectImage,
} from '../database/repositories/images.ts';
import type { Services } from '../Services.ts';
import { dropImage } from './keepImage.ts';

const day = 24 * 60 * 60 * 1000;
// Somebody may take a removed image back, or have it in a page that is not saved yet.
const unnamedLast = 7 * day;
// An upload takes seconds, and what broke off is left for a day.
const unshownLast = day;
const atOnce = 200;

type Cleaning = Pick<Services, 'database' | 'files'>;

/** Removes images that nothing in their project has named for seven days, and those that no project shows any more. */
export async function removeUnusedImages(services: Cleaning, now = Date.now()): Promise<void> {
  const { connection } = services.database;
  let after: ProjectImage | null = null;
  for (;;) {
    const page: ProjectImage[] = await listAllProjectImages(connection, { after, limit: atOnce });
    for (const image of page) await look(services, image, now);
    after = page.at(-1) ?? null;
    if (page.length < atOnce) break;
  }
  const unshown = await findUnshownImages(connection, new Date(now - unshownLast).toISOString(), atOnce);
  for (const fileName of unshown) await dropImage(services, fileName);
}

async function look({ database }: Cleaning, image: ProjectImage, now: number): Promise<void> {
  const { unnamedSince } = image;
  if (await isImageNamed(database.connection, image)) {
    if (unnamedSince) await noteUnnamed(database.connection, image, null);
    return;
  }
  if (!unnamedSince) return noteUnnamed(database.connection, image, new Date(now).toISOString());
  if (Date.parse(unnamedSince) < now - unnamedLast) await deleteProjectImage(database.connection, image);
}
