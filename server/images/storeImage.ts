import { createId } from '#server/database/createId.ts';
import { deleteImage, insertImage } from '#server/database/repositories/images.ts';
import { UnavailableError } from '#server/errors/UnavailableError.ts';
import type { Services } from '#server/Services.ts';

import type { KeptImage } from './reencode.ts';

type Keeping = Pick<Services, 'database' | 'files'>;

/**
 * Stores an image under a new name; no project shows it yet.
 * @throws UnavailableError when the store does not take it
 */
export async function storeImage({ database, files }: Keeping, image: KeptImage): Promise<string> {
  const { bytes, type, width, height } = image;
  const fileName = `${createId()}-${width}x${height}.${type}`;
  const row = { fileName, bytes: bytes.length, createdAt: new Date().toISOString() };
  await insertImage(database.connection, row);
  try {
    await files.put(fileName, bytes, type === 'png' ? 'image/png' : 'image/jpeg');
  } catch (cause) {
    await deleteStoredImage({ database, files }, fileName);
    throw new UnavailableError({ cause });
  }
  return fileName;
}

/**
 * Forgets an image that no project shows, and says whether. Housekeeping tries again where the store does not answer.
 */
export async function deleteStoredImage({ database, files }: Keeping, fileName: string): Promise<boolean> {
  const isGone = await files.delete(fileName).then(
    () => true,
    () => false,
  );
  if (isGone) await deleteImage(database.connection, fileName);
  return isGone;
}
