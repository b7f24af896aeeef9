import { chmod, lstat, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

import type { Logger } from 'pino';

const ownerOnly = { folder: 0o700, file: 0o600 };
const sticky = 0o1000;

// Named, so that a DATA_DIR which is shared with other things (such as ".") keeps the modes of those.
const ours = /^(filiz\.sqlite.*|secret|outbox|cache|files|\.restor.+|\.before-restore.+)$/;

/** Lets only the owner read the data folder: what is kept there by now, and what this process creates from now on. */
export async function keepDataPrivate(dataDirectory: string, logger: Pick<Logger, 'warn'>): Promise<void> {
  process.umask(0o077);
  await mkdir(dataDirectory, { recursive: true, mode: ownerOnly.folder });
  try {
    const { mode } = await lstat(dataDirectory);
    // A sticky folder, such as /tmp, belongs to everybody on purpose.
    if (!(mode & sticky)) await chmod(dataDirectory, ownerOnly.folder);
    for (const name of await readdir(dataDirectory)) if (ours.test(name)) await tighten(path.join(dataDirectory, name));
  } catch (error) {
    // Another user's files, or a disk without modes: the server can work, whoever runs it should know.
    logger.warn({ err: error }, 'the modes of DATA_DIR could not be set to its owner alone');
  }
}

async function tighten(file: string): Promise<void> {
  const stats = await lstat(file).catch(ignoreMissing);
  // Another server on this folder may have moved or removed it meanwhile.
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
