// `npm run dev`: restarts the server and reloads the page when their files or a toolset folder change.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { installDependencies } from './prepare/installDependencies.mjs';
import { runtime } from './prepare/runtime.mjs';
import { stopWithParent } from './prepare/stopWithParent.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
installDependencies();
const node = runtime();
if (existsSync('.env')) process.loadEnvFile?.('.env');

const watched = ['server', 'engine', 'toolsets', process.env.TOOLSETS_DIR].filter(Boolean);
const page = 'http://localhost:5173';
const children = [
  spawn(node, [...watched.map((path) => `--watch-path=${path}`), '--watch-preserve-output', 'server/index.ts'], {
    stdio: 'inherit',
    env: { PUBLIC_URL: page, ...process.env },
  }),
  spawn(node, ['node_modules/vite/bin/vite.js', '--clearScreen', 'false'], { stdio: 'inherit' }),
];

function stop(code) {
  for (const child of children) child.kill('SIGTERM');
  process.exitCode = code;
}
stopWithParent(() => stop(0));
for (const child of children) child.on('exit', (code) => stop(code ?? 0));
