import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { fingerprint } from './fingerprint.mjs';

/** Builds into a folder, unless the last build was from the same sources. Ends the process where that fails. */
export function buildOnce({ what, folder, sources, isSource, command }) {
  const stamp = join(folder, '.built-from');
  const wanted = fingerprint(sources, isSource);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log(`Building the ${what} …`);
  const [node, ...parameters] = command;
  const { status, stdout, stderr } = spawnSync(node, parameters, { encoding: 'utf8' });
  if (status !== 0) {
    console.error(`${stdout}${stderr}\nThe ${what} could not be built. Nothing was started.`);
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}
