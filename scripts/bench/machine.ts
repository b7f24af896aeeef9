import { spawnSync } from 'node:child_process';
import { availableParallelism, cpus, totalmem } from 'node:os';

import { chromiumPath } from '../../test/chromium.ts';

/** The machine's specification, in one line. */
export function machine(): string {
  const path = chromiumPath();
  const chromium = path ? spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout.trim() : 'no Chromium';
  const memory = Math.round(totalmem() / 2 ** 30);
  const processor = cpus()[0]?.model.trim() ?? 'unknown processor';
  return `${availableParallelism()} cores (${processor}), ${memory} GB, ${process.platform}-${process.arch}, Node ${process.version}, ${chromium}`;
}
