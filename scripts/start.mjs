// Runs before dependencies are installed, on any Node: plain JavaScript without dependencies.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { buildServer } from './prepare/buildServer.mjs';
import { buildWeb } from './prepare/buildWeb.mjs';
import { installDependencies } from './prepare/installDependencies.mjs';
import { runtime } from './prepare/runtime.mjs';
import { stopWithParent } from './prepare/stopWithParent.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
installDependencies();
const node = runtime();
buildWeb(node);
buildServer(node);

const server = spawn(node, ['dist/server/index.mjs'], { stdio: 'inherit' });
stopWithParent((signal) => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
