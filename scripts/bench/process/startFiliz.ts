import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Filiz, filizAt } from './filizAt.ts';
import { freePort } from './freePort.ts';
import { root } from './root.ts';
import { startProcess } from './startProcess.ts';

export interface FilizProcess extends Filiz {
  /** Of its main process. */
  pid: number;
  stop(): Promise<void>;
}

/** Starts the server in a process of its own, with its own port and data. */
export async function startFiliz(environment: Record<string, string> = {}): Promise<FilizProcess> {
  const directory = mkdtempSync(join(tmpdir(), 'filiz-bench-data-'));
  const port = await freePort();
  const started = await startProcess({
    command: process.execPath,
    parameters: [join(root, 'dist/server/index.mjs')],
    environment: { PORT: String(port), DATA_DIR: directory, ...environment },
    directory,
    ready: /is ready/,
  });
  return {
    ...filizAt(port, directory),
    pid: started.pid,
    stop: async () => {
      await started.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
