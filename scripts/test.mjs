// Runs before dependencies are installed, on any Node: plain JavaScript without dependencies.
import { fileURLToPath } from 'node:url';

import { buildWeb } from './prepare/buildWeb.mjs';
import { installDependencies } from './prepare/installDependencies.mjs';
import { runtime } from './prepare/runtime.mjs';
import { runChecks } from './test/runChecks.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
installDependencies();
const node = runtime();
buildWeb(node);
process.exitCode = await runChecks(node, process.argv.slice(2));
