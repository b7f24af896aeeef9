import type { Transaction } from '#server/database/Database.ts';
import { sizeOfProjects } from '#server/database/repositories/projectSizes.ts';
import { BusinessError } from '#server/errors/BusinessError.ts';

const megabyte = 1_000_000;
/** For contents, drafts, versions and comments in all projects of a person, also deleted ones. */
const most = 500 * megabyte;
// The rest is the owner's alone, so that members of one project never stop the work on the others.
const mostWithOthers = 0.75 * most;

interface Keeping {
  ownerId: string;
  /** Who adds something. */
  actorId: string;
}

/** Refuses what was just written and makes all that a person keeps too large. */
export async function requireStorage(
  transaction: Transaction,
  { ownerId, actorId }: Keeping,
  adding = 0,
): Promise<void> {
  const size = (await sizeOfProjects(transaction, ownerId)) + adding;
  const facts = { limit: `${most / megabyte} MB` };
  if (actorId !== ownerId && size > mostWithOthers)
    throw new BusinessError('storage-full', facts, undefined, 'storage-full-of-owner');
  if (size > most) throw new BusinessError('storage-full', facts);
}
