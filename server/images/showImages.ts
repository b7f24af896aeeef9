import type { Transaction } from '../database/Database.ts';
import { countProjectImages, insertProjectImages } from '../database/repositories/images.ts';
import { BusinessError } from '../errors/BusinessError.ts';
import { requireImageRoom } from './requireImageRoom.ts';

/** Images that a project may show. */
export const mostImages = 1000;

/**
 * Lets a project show further images.
 *
 * @throws BusinessError where they are too many for it, or too large together with all others of its owner
 */
export async function showImages(
  transaction: Transaction,
  project: { id: string; userId: string },
  images: readonly { fileName: string; bytes: number }[],
): Promise<void> {
  if (images.length === 0) return;
  const size = images.reduce((sum, { bytes }) => sum + bytes, 0);
  await requireImageRoom(transaction, project.userId, size);
  if ((await countProjectImages(transaction, project.id)) + images.length > mostImages)
    throw new BusinessError('too-many-images', { limit: mostImages });
  const names = images.map(({ fileName }) => fileName);
  await insertProjectImages(transaction, project.id, names);
}
