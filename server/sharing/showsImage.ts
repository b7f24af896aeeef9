import { imageNamesIn } from '#engine/images/imageNamesIn.ts';
import type { OpenedLink } from '#server/access/requireSharedLink.ts';
import { hasLogo } from '#server/database/repositories/brands.ts';
import { findSavedContents } from '#server/database/repositories/savedContents.ts';
import type { Services } from '#server/Services.ts';

import { readConfirmed } from './readConfirmed.ts';
import { showsAll } from './showsAll.ts';

/** Whether an image of the project stands in what a link shows, or above it. */
export async function showsImage(
  services: Pick<Services, 'database' | 'toolsets' | 'confirmed'>,
  { link, project }: OpenedLink,
  fileName: string,
): Promise<boolean> {
  if (showsAll(link) || (await hasLogo(services.database.connection, project.id, fileName))) return true;
  const isShown = (id: string) => link.toolsets?.includes(id) ?? true;
  if (link.confirmedOnly) {
    const confirmed = await readConfirmed(services.database.connection, services, project.id);
    return [...confirmed].some(([id, content]) => isShown(id) && imageNamesIn(JSON.stringify(content)).has(fileName));
  }
  const rows = await findSavedContents(services.database.connection, project.id);
  return rows.some(({ toolsetId, json }) => isShown(toolsetId) && imageNamesIn(json).has(fileName));
}
