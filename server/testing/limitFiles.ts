import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Whether this machine can limit the files of a process that runs (`prlimit` of util-linux). */
export function canLimitFiles(): boolean {
  try {
    execFileSync('prlimit', ['--pid', String(process.pid), '--fsize'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Lets a process write no file beyond so many bytes, as if the disk were full: writes are cut short, or fail with
 * EFBIG. null takes the limit back. Needs no privilege.
 */
export async function limitFiles(pid: number, bytes: number | null): Promise<void> {
  // Only the soft limit, which may be raised again.
  await run('prlimit', ['--pid', String(pid), `--fsize=${bytes ?? 'unlimited'}:`]);
}
