import {
  deleteProjectImages,
  findUnnamedSince,
  findUnshownImages,
  listProjectsWithImages,
  noteUnnamed,
} from '../database/repositories/images.ts';
import type { Services } from '../Services.ts';
import { findNamedImages } from './findNamedImages.ts';
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
  let page: string[] = [];
  do {
    page = await listProjectsWithImages(connection, { after: page.at(-1) ?? '', limit: atOnce });
    for (const projectId of page) await look(services, projectId, now);
  } while (page.length === atOnce);
  await dropUnshown(services, new Date(now - unshownLast).toISOString());
}

async function look({ database: { connection } }: Cleaning, projectId: string, now: number): Promise<void> {
  const images = await findUnnamedSince(connection, projectId);
  const named = await findNamedImages(connection, projectId, images.keys());
  const those = (is: (isNamed: boolean, since: string | null) => boolean) =>
    [...images].filter(([name, since]) => is(named.has(name), since)).map(([name]) => name);
  const again = those((isNamed, since) => isNamed && since !== null);
  const newly = those((isNamed, since) => !isNamed && since === null);
  const long = those((isNamed, since) => !isNamed && since !== null && Date.parse(since) < now - unnamedLast);
  await noteUnnamed(connection, projectId, again, null);
  await noteUnnamed(connection, projectId, newly, new Date(now).toISOString());
  await deleteProjectImages(connection, projectId, long);
}

/** Goes on while the store takes them away: more can come in an hour than are removed at once. */
async function dropUnshown(services: Cleaning, before: string): Promise<void> {
  for (let dropped = atOnce; dropped === atOnce;) {
    dropped = 0;
    for (const fileName of await findUnshownImages(services.database.connection, before, atOnce))
      if (await dropImage(services, fileName)) dropped += 1;
  }
}
