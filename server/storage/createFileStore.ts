import path from 'node:path';

import type { Config } from '#server/config.ts';

import { createDiskStore } from './createDiskStore.ts';
import type { FileStore } from './FileStore.ts';

/** The folder of uploaded images within DATA_DIR. */
export const imagesFolder = 'images';

/** Where uploaded files are kept: in DATA_DIR, or in the bucket that is configured. */
export async function createFileStore({ dataDirectory, s3 }: Pick<Config, 'dataDirectory' | 's3'>): Promise<FileStore> {
  if (!s3) return createDiskStore(path.join(dataDirectory, imagesFolder));
  const { createS3Store } = await import('./createS3Store.ts');
  return createS3Store(s3);
}
