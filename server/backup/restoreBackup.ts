import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';

import type { Config } from '#server/config.ts';
import { fillDatabase } from '#server/database/fillDatabase.ts';
import { deleteAllSessions } from '#server/database/repositories/sessions.ts';
import { mysqlTarget, type RestoreTarget, sqliteTarget } from '#server/database/restoreTargets.ts';
import { BackupError } from '#server/errors/BackupError.ts';

import { type BackupManifest, dumpFile, readWholeBackup } from './BackupManifest.ts';
import { fillBucket } from './bucketFiles.ts';
import { copyListed } from './copyListed.ts';
import { deleteAgain } from './deleteAgain.ts';
import { findDeletions, keyOf } from './Deletion.ts';
import { DeletionList } from './DeletionList.ts';
import { listBackups } from './listBackups.ts';
import { moveInto } from './moveInto.ts';
import { sqliteFile } from './openConfiguredDatabase.ts';
import { readDump } from './readDump.ts';
import { withdrawAgain } from './withdrawAgain.ts';

export interface RestoreReport {
  manifest: BackupManifest;
  folder: string;
  /** How many accounts, and how many sources, of which at least some words were withdrawn. */
  deletedAgain: number;
  withdrawnAgain: number;
  /** Path of the former data. */
  former: string[];
  warnings: string[];
}

interface RestoreOptions {
  /** Name of a backup in BACKUP_DIR, or a path; the newest by default. */
  backup?: string | undefined;
  /** Replaces existing data, which is moved aside. */
  force: boolean;
}

/**
 * Restores into a staging area: rows and files, without accounts and words that were deleted since. Only when it is
 * complete is it swapped with the present data, so that a failing restore changes nothing.
 */
export async function restoreBackup(config: Config, { backup, force }: RestoreOptions): Promise<RestoreReport> {
  const { dataDirectory, databaseUrl } = config;
  const folder = await findBackup(config.backupDirectory, backup);
  const manifest = await readWholeBackup(folder);
  const time = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const staging = path.join(dataDirectory, `.restoring-${time}`);
  const target = databaseUrl
    ? mysqlTarget(databaseUrl)
    : sqliteTarget(path.join(dataDirectory, sqliteFile), path.join(staging, sqliteFile));
  if (!force && (await target.hasData()))
    throw new BackupError(
      'data-present',
      'There is data already. Run it again with --force to replace it: what is there is set aside, not deleted.',
    );
  await target.refuseInUse();
  const { accounts, withdrawals, warnings } = await collectDeleted(config, target);
  if (!manifest.hasSecret && !config.serverSecret)
    warnings.push('The backup was made with SERVER_SECRET set. Set it to the same value before you start.');

  await mkdir(staging, { recursive: true, mode: 0o700 });
  try {
    await copyListed(folder, manifest, staging);
    await build(target, manifest.migrations, path.join(folder, dumpFile));
    await fillBucket(config, staging);
    const deletedAgain = await deleteAgain(target, { ...config, dataDirectory: staging }, accounts);
    const withdrawnAgain = await withdrawAgain(target, withdrawals);
    const { aside, undo } = await moveInto(dataDirectory, staging, `.before-restore-${time}`);
    const formerDatabase = await target.swap().catch(async (error: unknown) => {
      await undo();
      throw error;
    });
    const former = [aside, formerDatabase].filter((place) => place !== null);
    return { manifest, folder, deletedAgain, withdrawnAgain, former, warnings };
  } catch (error) {
    await target.deleteNew().catch(() => {});
    throw error;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

async function findBackup(backupDirectory: string, wanted: string | undefined): Promise<string> {
  if (wanted !== undefined) {
    const found = [path.join(backupDirectory, wanted), path.resolve(wanted)].find((folder) => existsSync(folder));
    if (found) return found;
    throw new BackupError('backup-missing', `There is no backup ${wanted}, neither here nor in ${backupDirectory}.`);
  }
  const newest = (await listBackups(backupDirectory).catch(() => [])).at(-1);
  if (newest) return newest.folder;
  throw new BackupError('backup-missing', `There is no backup in ${backupDirectory}; name one, or set BACKUP_DIR.`);
}

async function build(target: RestoreTarget, migrations: readonly string[], dump: string) {
  const empty = await target.openNew();
  try {
    await fillDatabase(empty, migrations, readDump(dump));
  } finally {
    await empty.close();
  }
  const filled = await target.openNew();
  try {
    await filled.migrate();
    // People may have signed a device out since the backup; it would be signed in again.
    await deleteAllSessions(filled.connection);
  } finally {
    await filled.close();
  }
}

/** All known deletions: from the list beside the backups, and from the present database if it is readable. */
async function collectDeleted(config: Config, target: RestoreTarget) {
  const warnings: string[] = [];
  const list = new DeletionList(config.backupDirectory);
  const { deletions, broken } = await list.read();
  if (broken > 0)
    warnings.push(
      `Lines in ${config.backupDirectory}/deleted-accounts that cannot be read: ${broken}. What was deleted there may be back.`,
    );
  const present = await target.openPresent();
  try {
    if (present) deletions.push(...(await findDeletions(present)));
  } catch {
    // The database may be lost or broken, which is why it is replaced; older versions have no such table.
    warnings.push('The present database tells of no deletions; those of the list beside the backups were used.');
  } finally {
    await present?.close();
  }
  const once = [...new Map(deletions.map((one) => [keyOf(one), one])).values()];
  return {
    accounts: once.filter((one) => 'userId' in one),
    withdrawals: once.filter((one) => 'sourceId' in one),
    warnings,
  };
}
