import { lstat, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';

import type { FileStore } from './FileStore.ts';
import { requireFileName } from './requireFileName.ts';

const partialEnd = '.partial';

/** Files in a folder that only the server's user may read. */
export function createDiskStore(folder: string): FileStore {
  const placeOf = (name: string) => path.join(folder, requireFileName(name));
  return {
    async put(name, bytes) {
      const place = placeOf(name);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // A file has its name only when it is whole and on the disk.
      const partial = place + partialEnd;
      const handle = await open(partial, 'w', 0o600);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(partial, place);
    },
    get: (name) => readFile(placeOf(name)).catch(nullIfMissing),
    delete: (name) => rm(placeOf(name), { force: true }),
    async deleteBroken(before) {
      const names = await readdir(folder).catch(nullIfMissing);
      for (const name of (names ?? []).filter((each) => each.endsWith(partialEnd))) {
        const place = path.join(folder, name);
        const stats = await lstat(place).catch(nullIfMissing);
        if (stats && stats.mtime < before) await rm(place, { force: true });
      }
    },
  };
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
