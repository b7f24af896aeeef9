import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import { fingerprint } from './fingerprint.mjs';

const stamp = 'dist/web/.built-from';
const sources = ['index.html', 'vite.config.ts', 'package-lock.json', 'web', 'engine', 'toolsets'];

/** Builds the pages, unless the last build was from the same sources. */
export function buildWeb(node) {
  // Only the widgets of toolsets are part of the build; the server reads the rest at its start.
  const isBuiltIn = (path) =>
    !/\.(test|stories)\./.test(path) && (!path.startsWith('toolsets') || path.includes('widgets'));
  const wanted = fingerprint(sources, isBuiltIn);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Building the pages …');
  const { status, stdout, stderr } = spawnSync(node, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
    encoding: 'utf8',
  });
  if (status !== 0) {
    console.error(`${stdout}${stderr}\nThe pages could not be built. Nothing was started.`);
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}
