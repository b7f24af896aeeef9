import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';

import type { ToolsetDefinition } from '#engine/toolset/Toolset.ts';

import type { ExportSetup } from './writeOrders.ts';

const root = path.resolve(import.meta.dirname, '../..');
// What the program consists of; data, backups and settings lie elsewhere.
const readable = ['engine', 'server', 'node_modules', 'package.json'].map((name) => path.join(root, name));

/**
 * A process that writes exports: no network in its code, nothing to read but the program, nothing to write, no processes
 * of its own, and none of the server's environment.
 */
export function startExportProcess(definitions: readonly ToolsetDefinition[]): ChildProcess {
  const child = fork(path.join(import.meta.dirname, 'writeOrders.ts'), [], {
    // One arena: glibc would otherwise keep a tenth more memory for the threads that typeset.
    env: { NODE_ENV: 'production', TZ: 'UTC', MALLOC_ARENA_MAX: '1' },
    execArgv: [
      '--permission',
      ...readable.map((each) => `--allow-fs-read=${each}`),
      // The typesetter and the canvas are native.
      '--allow-addons',
      '--disable-warning=SecurityWarning',
      '--max-old-space-size=1024',
      // A young generation of 16 MB would stand beside the typesetter's memory; the exports need no more than this.
      '--max-semi-space-size=4',
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  child.send({ definitions } satisfies ExportSetup);
  return child;
}
