import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';

import type { FileStore } from './FileStore.ts';
import { requireFileName } from './requireFileName.ts';

/** Files in a folder that only the server's user may read. */
export function createDiskStore(folder: string): FileStore {
  const placeOf = (name: string) => path.join(folder, requireFileName(name));
  return {
    async put(name, bytes) {
      const place = placeOf(name);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // A file has its name only when it is whole and on the disk.
      const partial = `${place}.partial`;
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
  };
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
