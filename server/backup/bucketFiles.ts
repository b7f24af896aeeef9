import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { storedImage } from '#engine/images/storedImage.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/Database.ts';
import { listImageNames } from '#server/database/repositories/images.ts';
import { createFileStore, imagesFolder } from '#server/storage/createFileStore.ts';

/**
 * Copies uploaded files from the bucket to where a backup has those of DATA_DIR. Returns their paths relative to
 * `target`; none without a bucket. What is deleted meanwhile is left out.
 */
export async function copyBucketFiles(config: Config, database: Database, target: string): Promise<string[]> {
  if (!config.s3) return [];
  const files = await createFileStore(config);
  await mkdir(path.join(target, imagesFolder), { recursive: true, mode: 0o700 });
  const copied: string[] = [];
  for (const name of await listImageNames(database.connection)) {
    const bytes = await files.get(name);
    if (!bytes) continue;
    await writeFile(path.join(target, imagesFolder, name), bytes, { mode: 0o600 });
    copied.push(path.join(imagesFolder, name));
  }
  return copied;
}

/**
 * Puts the uploaded files of a backup into the bucket, if there is one. A file there under the same name is the same.
 */
export async function fillBucket(config: Config, source: string): Promise<void> {
  if (!config.s3) return;
  const files = await createFileStore(config);
  const folder = path.join(source, imagesFolder);
  for (const name of await readdir(folder).catch(() => [])) {
    const image = storedImage(name);
    if (image) await files.put(name, await readFile(path.join(folder, name)), image.mediaType);
  }
}
