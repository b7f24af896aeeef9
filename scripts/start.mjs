// Runs before dependencies are installed, on any Node: plain JavaScript without dependencies.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { buildWeb } from './prepare/buildWeb.mjs';
import { installDependencies } from './prepare/installDependencies.mjs';
import { runtime } from './prepare/runtime.mjs';
import { stopWithParent } from './prepare/stopWithParent.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
installDependencies();
const node = runtime();
buildWeb(node);

const server = spawn(node, ['server/index.ts'], { stdio: 'inherit' });
stopWithParent((signal) => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
