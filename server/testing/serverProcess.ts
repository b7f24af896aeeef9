import { flushCompileCache } from 'node:module';

import { pino } from 'pino';

import { readConfig } from '#server/config.ts';
import { startServer, type StartOptions } from '#server/startServer.ts';

import { clockFromFile } from './clockFromFile.ts';
import { endWithParent } from './endWithParent.ts';
import { writeExamples } from './example/writeExamples.ts';
import { lightPasswords } from './lightPasswords.ts';
import { shiftDate } from './shiftDate.ts';

endWithParent();
// Where a test lets files grow no further (`limitFiles`), a write is to fail as on a full disk, and not to end the
// process.
process.on('SIGXFSZ', () => {});

/** Runs a server in a process of its own, so that a test can kill it. Spawned by `startServerProcess`. */
const { clockFile, dateFile, ...options } = JSON.parse(process.argv[2] ?? '{}') as Partial<StartOptions> & {
  clockFile?: string;
  dateFile?: string;
};
if (dateFile !== undefined) shiftDate(dateFile);
const config = readConfig();
const server = await startServer(config, {
  logger: pino({ level: config.logLevel }, pino.destination(2)),
  webDirectory: '/nowhere',
  passwords: lightPasswords(),
  ...(!config.model && { writer: writeExamples }),
  ...(clockFile !== undefined && { clock: clockFromFile(clockFile) }),
  ...options,
});
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
// One that is killed would not leave to the next what it has compiled.
flushCompileCache();
process.stdout.write(`listening on ${server.port}\n`);
