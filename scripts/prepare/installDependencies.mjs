import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

import { fingerprint } from './fingerprint.mjs';

const stamp = 'node_modules/.cache/filiz/installed';

/** Installs what package-lock.json names, unless it is installed already. Runs on the machine's own Node. */
export function installDependencies() {
  const wanted = fingerprint(['package-lock.json']);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing dependencies …');
  // A running Node inside node_modules must not be swept away, so only an empty folder gets a clean install.
  const command = existsSync('node_modules') ? 'install' : 'ci';
  // No package runs code while it is installed, whatever the machine's own settings say.
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
