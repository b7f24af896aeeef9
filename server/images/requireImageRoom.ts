import type { Transaction } from '../database/Database.ts';
import { sizeOfImages } from '../database/repositories/images.ts';
import { lockUser } from '../database/repositories/users.ts';
import { BusinessError } from '../errors/BusinessError.ts';

const megabyte = 1_000_000;
const most = 200 * megabyte;

/** Refuses what would make the images of a person's projects too large. Locks the person's row, so that parallel uploads are counted one by one. */
export async function requireImageRoom(
  transaction: Transaction,
  ownerId: string,
  bytes: number,
  refusal: 'image-quota-full' | 'no-room-for-images' = 'image-quota-full',
): Promise<void> {
  if (bytes === 0) return;
  await lockUser(transaction, ownerId);
  const used = await sizeOfImages(transaction, ownerId);
  if (used + bytes > most) throw new BusinessError(refusal, { limit: `${most / megabyte} MB` });
}
