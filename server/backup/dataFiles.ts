import { chmod, copyFile, lstat, mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

// The database is dumped; caches are rebuilt, the outbox is for development, and temporary files have no final name
// yet.
const leftOut = /^(filiz\.sqlite.*|cache|outbox|\.restoring-.*|\.before-restore-.*|secret-.*|.*\.eml)$/;

// What an operator may keep elsewhere, such as on a disk that servers share.
const linked = /^(images|secret)$/;

/**
 * Copies the files of DATA_DIR other than the database, such as the secret. Returns their paths relative to `target`.
 */
export async function copyDataFiles(dataDirectory: string, target: string): Promise<string[]> {
  await mkdir(target, { recursive: true, mode: 0o700 });
  const copied: string[] = [];
  for (const name of await readdir(dataDirectory).catch(emptyIfMissing))
    if (!leftOut.test(name)) copied.push(...(await copyTree(dataDirectory, target, name, linked.test(name))));
  return copied;
}

/**
 * Copies a file or folder recursively, readable by the owner only. Symbolic links are skipped, but for the first where
 * it is told.
 */
export async function copyTree(from: string, to: string, name: string, followsLink = false): Promise<string[]> {
  const source = path.join(from, name);
  // Removed since the folder was listed.
  const stats = await (followsLink ? stat(source) : lstat(source)).catch(() => null);
  if (stats?.isFile()) {
    await copyFile(source, path.join(to, name));
    await chmod(path.join(to, name), 0o600);
    return [name];
  }
  if (!stats?.isDirectory()) return [];
  await mkdir(path.join(to, name), { mode: 0o700 });
  const copied: string[] = [];
  for (const inner of await readdir(source)) copied.push(...(await copyTree(from, to, path.join(name, inner))));
  return copied;
}

function emptyIfMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
