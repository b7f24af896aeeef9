import { deleteProjectImages, findUnnamedSince, noteUnnamed } from '#server/database/repositories/images.ts';
import type { Services } from '#server/Services.ts';

import { findNamedImages } from './findNamedImages.ts';

interface Looking {
  projectId: string;
  now: number;
  /** Milliseconds for which an image that nothing names stays. */
  lasts: number;
}

/** Removes images that nothing in their project has named for a while, and notes what nothing names from now on. */
export async function deleteUnnamed(
  { database: { connection } }: Pick<Services, 'database'>,
  { projectId, now, lasts }: Looking,
): Promise<void> {
  const images = await findUnnamedSince(connection, projectId);
  const named = await findNamedImages(connection, projectId, images.keys());
  const those = (is: (isNamed: boolean, since: string | null) => boolean) =>
    [...images].filter(([name, since]) => is(named.has(name), since)).map(([name]) => name);
  const again = those((isNamed, since) => isNamed && since !== null);
  const newly = those((isNamed, since) => !isNamed && since === null);
  const long = those((isNamed, since) => !isNamed && since !== null && Date.parse(since) < now - lasts);
  await noteUnnamed(connection, projectId, again, null);
  await noteUnnamed(connection, projectId, newly, new Date(now).toISOString());
  await deleteProjectImages(connection, projectId, long);
}
