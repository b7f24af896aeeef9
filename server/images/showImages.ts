import type { Transaction } from '#server/database/Database.ts';
import { countProjectImages, insertProjectImages } from '#server/database/repositories/images.ts';
import { BusinessError } from '#server/errors/BusinessError.ts';

import { requireImageRoom } from './requireImageRoom.ts';

/** Images that a project may show. */
export const mostImages = 1000;

/**
 * Lets a project show further images, which count for whoever brings them: nobody fills the room of the project's
 * owner.
 *
 * @throws BusinessError where they are too many for it, or too large together with all others of that person
 */
export async function showImages(
  transaction: Transaction,
  { projectId, personId }: { projectId: string; personId: string },
  images: readonly { fileName: string; bytes: number }[],
): Promise<void> {
  if (images.length === 0) return;
  const size = images.reduce((sum, { bytes }) => sum + bytes, 0);
  await requireImageRoom(transaction, personId, size);
  if ((await countProjectImages(transaction, projectId)) + images.length > mostImages)
    throw new BusinessError('too-many-images', { limit: mostImages });
  const names = images.map(({ fileName }) => fileName);
  await insertProjectImages(transaction, projectId, names, personId);
}
