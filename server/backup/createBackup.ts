import { existsSync } from 'node:fs';
import { chmod, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/Database.ts';
import { hasShownImages } from '#server/database/repositories/images.ts';
import { openSnapshot } from '#server/database/snapshot.ts';
import { BackupError } from '#server/errors/BackupError.ts';
import { imagesFolder } from '#server/storage/createFileStore.ts';

import { type BackupManifest, describeFile, dumpFile, filesFolder, manifestFile } from './BackupManifest.ts';
import { copyBucketFiles } from './bucketFiles.ts';
import { copyDataFiles } from './dataFiles.ts';
import { findDeletions } from './Deletion.ts';
import { DeletionList } from './DeletionList.ts';
import { deletionsLast } from './deletionsLast.ts';
import { backupName, listBackups, partialName, deleteOldBackups, deletePartialBackups } from './listBackups.ts';
import { openConfiguredDatabase } from './openConfiguredDatabase.ts';
import { writeDump } from './writeDump.ts';

const day = 24 * 60 * 60 * 1000;

export interface BackupReport {
  folder: string;
  rows: number;
  bytes: number;
  removed: number;
}

interface BackupOptions {
  /** Written into the manifest. */
  version: string;
  /** Removes backups older than so many days. */
  keepDays?: number | undefined;
}

/** Writes a complete backup while servers run. It gets its final name only when it is complete. */
export async function createBackup(config: Config, { version, keepDays }: BackupOptions): Promise<BackupReport> {
  const { backupDirectory, dataDirectory, serverSecret } = config;
  if (!serverSecret && !existsSync(path.join(dataDirectory, 'secret')))
    throw new BackupError(
      'nothing-to-back-up',
      `There is no secret in ${dataDirectory}. Run this where the server runs, with the same DATA_DIR and as the same user.`,
    );
  await mkdir(backupDirectory, { recursive: true, mode: 0o700 });
  await chmod(backupDirectory, 0o700);
  await deletePartialBackups(backupDirectory);
  const database = await openConfiguredDatabase(config);
  const createdAt = new Date().toISOString();
  const partial = path.join(backupDirectory, partialName(createdAt));
  const folder = path.join(backupDirectory, backupName(createdAt));
  try {
    await mkdir(partial, { mode: 0o700 });
    const { dumped, migrations } = await dump(database, path.join(partial, dumpFile));
    const copied = await copyDataFiles(dataDirectory, path.join(partial, filesFolder));
    const ofBucket = await copyBucketFiles(config, database, path.join(partial, filesFolder));
    const images = [...copied, ...ofBucket].filter((file) => file.startsWith(`${imagesFolder}${path.sep}`));
    if (images.length === 0 && (await hasShownImages(database.connection)))
      throw new BackupError(
        'images-missing',
        `Projects show images, and none is in ${config.s3 ? `the bucket ${config.s3.bucket}` : path.join(dataDirectory, imagesFolder)}; nothing was backed up. Connect the disk or bucket that has them, then run it again.`,
      );
    const files = [dumpFile, ...[...copied, ...ofBucket].map((file) => path.join(filesFolder, file))];
    const described = await Promise.all(files.map((file) => describeFile(partial, file)));
    const manifest: BackupManifest = {
      format: 1,
      version,
      createdAt,
      dialect: database.dialect,
      migrations,
      rows: dumped,
      hasSecret: !serverSecret,
      files: described,
    };
    await writeFile(path.join(partial, manifestFile), JSON.stringify(manifest, null, 2), { mode: 0o600, flush: true });
    await rename(partial, folder);
    await flushFolder(backupDirectory);
    const removed = keepDays === undefined ? 0 : await deleteOldBackups(backupDirectory, keepDays);
    await listDeletions(database, backupDirectory);
    return { folder, rows: dumped, bytes: described.reduce((sum, { bytes }) => sum + bytes, 0), removed };
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  } finally {
    await database.close();
  }
}

async function dump(database: Database, file: string) {
  const snapshot = await openSnapshot(database);
  try {
    return { dumped: await writeDump(snapshot, file), migrations: snapshot.migrations };
  } finally {
    await snapshot.close();
  }
}

/** Updates the list of deletions, and removes days that no backup contains. */
async function listDeletions(database: Database, backupDirectory: string) {
  const list = new DeletionList(backupDirectory);
  await list.addMissing(await findDeletions(database));
  const [oldest] = await listBackups(backupDirectory);
  const lastKept = Date.now() - deletionsLast;
  // One day earlier: a deletion's time is before its commit, and a backup's time before it reads.
  const since = oldest ? Math.min(lastKept, Date.parse(oldest.createdAt) - day) : lastKept;
  await list.deleteBefore(new Date(since).toISOString());
}

/** A renamed file survives a power failure only after its folder is flushed. */
async function flushFolder(folder: string) {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
