import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { sqliteFile } from '#server/backup/openConfiguredDatabase.ts';
import { placeMigratedFile } from '#server/database/testing/migratedDatabases.ts';
import { programFile } from '#server/processes/programFile.ts';
import { freePort } from '#server/testing/freePort.ts';
import { testProgram } from '#server/testing/testProgram.ts';

const exampleServer = testProgram(join(import.meta.dirname, 'exampleServer.ts'));

/**
 * The product as a user runs it: the server as a process of its own, serving the built pages. Drafts are adapted
 * examples, unless the environment names a model or there is to be none.
 */
export interface App {
  url: string;
  dataDirectory: string;
  /** Everything the server has printed so far. */
  output(): string;
  /** The newest code printed for an address. */
  mailedCode(email: string): Promise<string>;
  /** Ends the process as a power cut would. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export async function startApp(
  environment: Record<string, string> = {},
  { withoutModel = false }: { withoutModel?: boolean } = {},
): Promise<App> {
  const port = Number(environment['PORT'] ?? (await freePort()));
  const ownData = environment['DATA_DIR'] === undefined;
  const dataDirectory = environment['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'filiz-e2e-'));
  // What proves the product itself, `withoutModel`, also creates its database.
  if (!environment['DATABASE_URL'] && !withoutModel) await placeMigratedFile(join(dataDirectory, sqliteFile));
  const server = spawn(process.execPath, [withoutModel ? programFile('index') : exampleServer], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: join(tmpdir(), 'filiz-compiled'),
      LOG_LEVEL: 'error',
      LOCAL_MODELS: 'off',
      ...environment,
      PORT: String(port),
      DATA_DIR: dataDirectory,
    },
  });
  // A test that is broken off must not leave processes behind.
  const killServer = () => void server.kill('SIGKILL');
  process.once('exit', killServer);
  const ended = new Promise<void>((done) => server.once('exit', () => done()));
  void ended.then(() => process.off('exit', killServer));
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (data: Buffer) => (output += data.toString()));
  await untilReady(server, () => output);

  return {
    url: `http://localhost:${port}`,
    dataDirectory: resolve(dataDirectory),
    output: () => output,
    mailedCode: (email) => findCode(() => output, email),
    kill: () => {
      server.kill('SIGKILL');
      return ended;
    },
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
      if (ownData) rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

function untilReady(server: ChildProcess, output: () => string): Promise<void> {
  return new Promise((done, fail) => {
    server.stdout?.on('data', () => {
      if (output().includes('Filiz is ready at')) done();
    });
    server.once('exit', () => fail(new Error(`The server did not start:\n${output()}`)));
  });
}

async function findCode(output: () => string, email: string): Promise<string> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    // Another mail to the same address may come after the code.
    const mails = output()
      .split('Mail to ')
      .filter((mail) => mail.startsWith(`${email}\n`));
    const codes = mails.flatMap((mail) => /^ +(\d{6,10})$/m.exec(mail)?.[1] ?? []);
    const newest = codes.at(-1);
    if (newest) return newest;
    await new Promise((wait) => setTimeout(wait, 100));
  }
  throw new Error(`No code was mailed to ${email}:\n${output()}`);
}
