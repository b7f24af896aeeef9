import { type ChildProcess, fork, type ForkOptions } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
// What the program consists of; data, backups and settings lie elsewhere.
const readable = ['engine', 'server', 'node_modules', 'package.json'].map((name) => path.join(root, name));

interface Confinement {
  /** Of the heap, in megabytes. */
  memory: number;
  /** Further options of Node. */
  options?: string[];
  stderr: 'ignore' | 'pipe';
  /** Whether others go first on a busy machine: for work that takes seconds anyway. */
  givesWay?: boolean;
}

/**
 * A process for work on what people hand in or take away, under Node's permission model: it reads nothing but the
 * program, writes nothing, starts no processes, and has none of the server's environment. Native packages may be
 * loaded.
 */
export function forkConfined(
  program: string,
  { memory, options = [], stderr, givesWay = false }: Confinement,
): ChildProcess {
  const confined: ForkOptions = {
    // One arena: glibc would otherwise keep a tenth more memory for the threads of native packages.
    env: { NODE_ENV: 'production', TZ: 'UTC', MALLOC_ARENA_MAX: '1' },
    execArgv: [
      '--permission',
      ...[...readable, path.dirname(program)].map((each) => `--allow-fs-read=${each}`),
      '--allow-addons',
      '--disable-warning=SecurityWarning',
      `--max-old-space-size=${memory}`,
      ...options,
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', stderr, 'ipc'],
  };
  const child = fork(program, [], confined);
  if (givesWay) giveWay(child);
  return child;
}

function giveWay({ pid }: ChildProcess) {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, which whoever waits for it is told; or the system allows it not: it works as before.
  }
}
