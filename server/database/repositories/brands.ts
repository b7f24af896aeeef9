import type { Brand, BrandTexts } from '#engine/protocol/brand.ts';
import { createId } from '#server/database/createId.ts';
import type { Connection, Transaction } from '#server/database/Database.ts';

/** Whose a brand is: a project's own, or usual for all projects of a person. */
export type BrandOwner = { projectId: string } | { userId: string };

const columnsOf = (owner: BrandOwner) =>
  'projectId' in owner ? { project_id: owner.projectId } : { user_id: owner.userId };

const shown = ['company', 'client', 'colour', 'logo'] as const;

export async function findBrand(connection: Connection, owner: BrandOwner): Promise<Brand | null> {
  const row: Brand | undefined = await connection('brands')
    .where(columnsOf(owner))
    .first(...shown);
  return row ?? null;
}

/** Puts it in the place of an earlier one. */
export async function putBrand(
  transaction: Transaction,
  owner: BrandOwner,
  brand: BrandTexts & { logo: string | null },
): Promise<void> {
  const { company, client, colour, logo } = brand;
  const row = { company, client, colour, logo };
  const changed = await transaction('brands').where(columnsOf(owner)).update(row);
  if (changed === 0) await transaction('brands').insert({ id: createId(), ...columnsOf(owner), ...row });
}

export async function deleteBrand(transaction: Transaction, owner: BrandOwner): Promise<void> {
  await transaction('brands').where(columnsOf(owner)).delete();
}

/** Whether a project's own brand, or else its owner's usual one, has this logo. */
export async function hasLogo(connection: Connection, projectId: string, fileName: string): Promise<boolean> {
  const row = await connection('projects')
    .leftJoin('brands as own', 'own.project_id', 'projects.id')
    .leftJoin('brands as usual', 'usual.user_id', 'projects.user_id')
    .where('projects.id', projectId)
    .first('own.id as own', 'own.logo as ownLogo', 'usual.logo as usualLogo');
  return row !== undefined && (row.own === null ? row.usualLogo : row.ownLogo) === fileName;
}

/** Gives a copy of a project what the original has of its own. */
export async function copyBrand(transaction: Transaction, from: string, to: string): Promise<void> {
  const brand = await findBrand(transaction, { projectId: from });
  if (brand) await putBrand(transaction, { projectId: to }, brand);
}
