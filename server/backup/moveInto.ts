import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rmdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * Moves what is in `staging` into a folder, and sets what has the same name there aside, in that folder: it may be a disk of its own.
 * What fails on the way is taken back. Gives where the former files are, and how to take it back later.
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
      // A journal belongs to the SQLite file of before.
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
