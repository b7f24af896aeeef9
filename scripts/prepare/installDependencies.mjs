import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

import { fingerprint } from './fingerprint.mjs';

const stamp = 'node_modules/.cache/filiz/installed';

/** Installs the dependencies of package-lock.json unless they are installed. Runs on the machine's own Node. */
export function installDependencies() {
  const wanted = fingerprint(['package-lock.json']);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing dependencies …');
  // Only into an empty folder: `npm ci` would delete node_modules with the Node that is running.
  const command = existsSync('node_modules') ? 'install' : 'ci';
  // Install scripts are disabled, whatever the machine's npm settings.
  const flags = [
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const npm = process.env.npm_execpath;
  const { status } = npm
    ? spawnSync(process.execPath, [npm, command, ...flags], { stdio: 'inherit' })
    : spawnSync('npm', [command, ...flags], { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) {
    console.error('The dependencies could not be installed; npm says why above. Nothing was started.');
    process.exit(1);
  }
  mkdirSync('node_modules/.cache/filiz', { recursive: true });
  writeFileSync(stamp, wanted);
}
