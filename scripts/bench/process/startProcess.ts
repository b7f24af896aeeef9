import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface StartedProcess {
  pid: number;
  /** Milliseconds from the start to the line that says it is ready. */
  startedIn: number;
  stop(): Promise<void>;
}

interface Start {
  command: string;
  parameters: string[];
  environment: Record<string, string>;
  directory: string;
  ready: RegExp;
}

const patience = 60_000; // milliseconds

/** Starts a program and waits until it prints that it is ready. Of the environment it inherits only PATH and HOME. */
export async function startProcess({
  command,
  parameters,
  environment,
  directory,
  ready,
}: Start): Promise<StartedProcess> {
  const { PATH = '', HOME = '' } = process.env;
  const began = performance.now();
  const child = spawn(command, parameters, {
    cwd: directory,
    env: { PATH, HOME, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    // In a process group of its own, since npm's shell does not forward signals.
    detached: true,
  });
  const kill = () => signal(child, 'SIGKILL');
  process.once('exit', kill);
  await waitFor(child, ready);
  const startedIn = performance.now() - began;
  return {
    pid: child.pid!,
    startedIn,
    stop: async () => {
      process.off('exit', kill);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const closed = once(child, 'close'); // after the last process of the group has closed the output
      signal(child, 'SIGTERM');
      await closed;
    },
  };
}

function waitFor(child: ChildProcess, ready: RegExp): Promise<void> {
  let printed = '';
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => {
      signal(child, 'SIGKILL');
      reject(new Error(`${child.spawnargs.join(' ')}: ${reason}\n${printed}`));
    };
    const timer = setTimeout(() => fail('was not ready in time'), patience);
    child.on('exit', (code) => fail(`ended with ${code}`));
    child.on('error', (error) => fail(error.message));
    const read = (chunk: Buffer) => {
      printed = (printed + chunk).slice(-10_000);
      if (!ready.test(printed)) return;
      clearTimeout(timer);
      child.removeAllListeners('exit');
      resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
  });
}

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  try {
    process.kill(-(child.pid ?? Number.NaN), name);
  } catch {
    // It has already exited.
  }
}
