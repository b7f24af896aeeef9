import type { Brand, ProjectBrand } from '#engine/protocol/brand.ts';
import type { Connection } from '#server/database/Database.ts';
import { findBrand } from '#server/database/repositories/brands.ts';
import type { ProjectRow } from '#server/database/repositories/projects.ts';

type Branded = Pick<ProjectRow, 'id' | 'userId'>;

export const noBrand: Brand = { company: '', client: '', colour: '', logo: null };

/** A project's own brand, or else the usual one of its owner. */
export async function readBrand(connection: Connection, { id, userId }: Branded): Promise<ProjectBrand> {
  const own = await findBrand(connection, { projectId: id });
  if (own) return { ...own, isOwn: true };
  return { ...((await findBrand(connection, { userId })) ?? noBrand), isOwn: false };
}

/** The same for whoever is shown the project; null where there is nothing of it. */
export async function readShownBrand(connection: Connection, project: Branded): Promise<Brand | null> {
  const { company, client, colour, logo } = await readBrand(connection, project);
  return company || client || colour || logo ? { company, client, colour, logo } : null;
}
