import { chmod, copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';

import { type BackupManifest, filesFolder } from './BackupManifest.ts';

/** Copies the data files that a backup lists, and no other that lies beside them, readable by the owner only. */
export async function copyListed(folder: string, { files }: BackupManifest, target: string): Promise<void> {
  const inside = filesFolder + path.sep;
  for (const { path: listed } of files) {
    const file = path.normalize(listed);
    if (!file.startsWith(inside)) continue;
    const place = path.join(target, file.slice(inside.length));
    await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
    await copyFile(path.join(folder, file), place);
    await chmod(place, 0o600);
  }
}
