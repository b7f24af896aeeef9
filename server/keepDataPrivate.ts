import { chmod, lstat, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

import type { Logger } from 'pino';

const ownerOnly = { folder: 0o700, file: 0o600 };
const sticky = 0o1000;

// By name, so that files of others keep their modes when DATA_DIR is shared (such as ".").
const ours = /^(filiz\.sqlite.*|secret|outbox|cache|files|images|\.restor.+|\.before-restore.+)$/;

/** Restricts the data folder to its owner: existing files, and those this process creates from now on. */
export async function keepDataPrivate(dataDirectory: string, logger: Pick<Logger, 'warn'>): Promise<void> {
  process.umask(0o077);
  await mkdir(dataDirectory, { recursive: true, mode: ownerOnly.folder });
  try {
    const { mode } = await lstat(dataDirectory);
    // A sticky folder, such as /tmp, is shared on purpose.
    if (!(mode & sticky)) await chmod(dataDirectory, ownerOnly.folder);
    for (const name of await readdir(dataDirectory)) if (ours.test(name)) await tighten(path.join(dataDirectory, name));
  } catch (error) {
    // Files of another user, or a file system without modes: the server works, but the operator should know.
    logger.warn({ err: error }, 'the modes of DATA_DIR could not be set to its owner alone');
  }
}

async function tighten(file: string): Promise<void> {
  const stats = await lstat(file).catch(ignoreMissing);
  // Moved or removed meanwhile by another server on this folder.
  if (!stats) return;
  if (stats.isDirectory()) {
    if ((stats.mode & 0o777) !== ownerOnly.folder) await chmod(file, ownerOnly.folder);
    for (const name of await readdir(file)) await tighten(path.join(file, name));
  } else if (stats.isFile() && (stats.mode & 0o777) !== ownerOnly.file) await chmod(file, ownerOnly.file);
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
