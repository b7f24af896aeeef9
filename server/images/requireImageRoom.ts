import type { Transaction } from '#server/database/Database.ts';
import { sizeOfImages } from '#server/database/repositories/images.ts';
import { lockUser } from '#server/database/repositories/users.ts';
import { BusinessError } from '#server/errors/BusinessError.ts';

const megabyte = 1_000_000;
/** For all that one person has uploaded. */
export const mostImageBytes = 200 * megabyte;

/**
 * Refuses what would make the images of a person too large. Locks the person's row, so that parallel uploads are
 * counted one by one.
 */
export async function requireImageRoom(
  transaction: Transaction,
  personId: string,
  bytes: number,
  refusal: 'image-quota-full' | 'no-room-for-images' = 'image-quota-full',
): Promise<void> {
  if (bytes === 0) return;
  await lockUser(transaction, personId);
  const used = await sizeOfImages(transaction, personId);
  if (used + bytes > mostImageBytes) throw new BusinessError(refusal, { limit: `${mostImageBytes / megabyte} MB` });
}
