import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';

/**
 * Ends this process, with its folder of data, soon after the one that started it has ended: a run of tests that is
 * broken off leaves no server behind. Called first of all, while the parent is sure to be there.
 */
export function endWithParent(dataDirectory = process.env['DATA_DIR'] ?? ''): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid === parent) return;
    if (dataDirectory.startsWith(tmpdir())) rmSync(dataDirectory, { recursive: true, force: true });
    process.exit();
  }, 500).unref();
}
