import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { sqliteFile } from '#server/backup/openConfiguredDatabase.ts';
import { placeMigratedFile } from '#server/database/testing/migratedDatabases.ts';
import type { StartOptions } from '#server/startServer.ts';

import { checkedFoldersDirectory } from './checkedFoldersDirectory.ts';
import { createTestClient } from './createTestClient.ts';
import { findMailedCode } from './findMailedCode.ts';
import { loadedToolsets } from './loadedToolsets.ts';
import type { Site } from './Person.ts';
import { temporaryDirectory } from './temporaryDirectory.ts';
import { testProgram } from './testProgram.ts';

export interface ServerProcess extends Site {
  /** Sends SIGKILL, as a power failure would. */
  kill(): Promise<void>;
  /** Sends SIGTERM; resolves with the exit code. */
  terminate(): Promise<number | null>;
  /** Sends another signal, such as SIGSTOP. */
  signal(name: NodeJS.Signals): void;
  pid: number;
  dataDirectory: string;
}

const entry = testProgram(path.join(import.meta.dirname, 'serverProcess.ts'));

/** Starts a whole server in another process. Its data stays for the next one with the same environment. */
export async function startServerProcess(
  environment: Record<string, string>,
  options: Pick<
    StartOptions,
    'generation' | 'redisPrefix' | 'streamTimes' | 'billing' | 'mostLoopDelay' | 'longestQuery'
  > & {
    /** See `clockFromFile`. */
    clockFile?: string;
    /** See `shiftDate`. */
    dateFile?: string;
  },
): Promise<ServerProcess> {
  const dataDirectory = environment['DATA_DIR'] ?? temporaryDirectory('filiz-process-');
  if (!environment['DATABASE_URL']) await placeMigratedFile(path.join(dataDirectory, sqliteFile));
  const child = spawn(process.execPath, [entry, JSON.stringify({ checkedFoldersDirectory, ...options })], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: dataDirectory,
      LOG_LEVEL: 'error',
      LOCAL_MODELS: 'off',
      // A shared compile cache, since tests start many servers.
      NODE_COMPILE_CACHE: path.join(tmpdir(), 'filiz-compiled'),
      ...environment,
    },
    cwd: tmpdir(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Kills the server when the test run is interrupted.
  const killChild = () => void child.kill('SIGKILL');
  process.once('exit', killChild);
  const exited = once(child, 'exit').then(([code]: (number | null)[]) => {
    process.off('exit', killChild);
    if (!environment['DATA_DIR']) rmSync(dataDirectory, { recursive: true, force: true });
    return code ?? null;
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)));
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const found = /listening on (\d+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    void exited.then(() => reject(new Error(`the server ended: ${output}`)));
  });

  const mailedCode = async (email: string) => {
    for (let attempt = 0; attempt < 1000; attempt += 1) {
      const code = findMailedCode(dataDirectory, email);
      if (code) return code;
      await sleep(20);
    }
    throw new Error(`no code was mailed to ${email}: ${output}`);
  };
  return {
    ...createTestClient({ url: `http://127.0.0.1:${port}`, mailedCode }),
    services: { toolsets: loadedToolsets().registry },
    dataDirectory,
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
    terminate: async () => {
      child.kill('SIGTERM');
      return exited;
    },
    signal: (name) => void child.kill(name),
    pid: child.pid!,
  };
}
