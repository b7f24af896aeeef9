import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rmdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * Moves the content of `staging` into a folder. Entries with the same names are moved aside within that folder, which
 * may be a disk of its own. Rolls back on failure. Returns the path of the former files, and a function that rolls back
 * later.
 */
export async function moveInto(
  folder: string,
  staging: string,
  asideName: string,
): Promise<{ aside: string | null; undo: () => Promise<void> }> {
  const aside = path.join(folder, asideName);
  const done: [from: string, to: string][] = [];
  const move = async (from: string, to: string) => {
    await rename(from, to);
    done.push([from, to]);
  };
  const undo = async () => {
    for (const [from, to] of done.toReversed()) await rename(to, from);
    if (existsSync(aside)) await rmdir(aside);
  };
  try {
    for (const name of await readdir(staging)) {
      const present = path.join(folder, name);
      // The WAL belongs to the former SQLite file.
      for (const former of [present, `${present}-wal`, `${present}-shm`]) {
        if (!existsSync(former)) continue;
        await mkdir(aside, { recursive: true, mode: 0o700 });
        await move(former, path.join(aside, path.basename(former)));
      }
      await move(path.join(staging, name), present);
    }
  } catch (error) {
    await undo();
    throw error;
  }
  return { aside: existsSync(aside) ? aside : null, undo };
}
