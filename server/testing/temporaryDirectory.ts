import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const memory = '/dev/shm';
const needed = 1024 ** 3; // bytes

/** Where there is a disk in memory with room, no test waits for one that turns. */
function place(): string {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= needed ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** A new folder for the data of a test, which removes it. */
export function temporaryDirectory(prefix: string): string {
  return mkdtempSync(path.join(place(), prefix));
}
