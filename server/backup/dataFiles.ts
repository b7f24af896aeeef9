import { chmod, copyFile, lstat, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

// The database is dumped; the rest is made anew, belongs to development, or is on its way to another name.
const leftOut = /^(filiz\.sqlite.*|cache|outbox|\.restoring-.*|\.before-restore-.*|secret-.*|.*\.eml)$/;

/** Copies what is kept in DATA_DIR beside the database, such as the secret. Gives the paths, below `target`. */
export async function copyDataFiles(dataDirectory: string, target: string): Promise<string[]> {
  await mkdir(target, { recursive: true, mode: 0o700 });
  const copied: string[] = [];
  for (const name of await readdir(dataDirectory).catch(emptyIfMissing))
    if (!leftOut.test(name)) copied.push(...(await copyTree(dataDirectory, target, name)));
  return copied;
}

/** Copies a file, or a folder with all that is in it, readable by the owner alone. Links are not followed, nor copied. */
export async function copyTree(from: string, to: string, name: string): Promise<string[]> {
  const source = path.join(from, name);
  // It may have been removed since the folder was read.
  const stats = await lstat(source).catch(() => null);
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
