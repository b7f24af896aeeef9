import { readdirSync, readFileSync } from 'node:fs';

const interval = 20; // milliseconds

/**
 * Watches the memory of this process and its children (Linux only); `stop` gives the most beyond that at its start, in
 * MB.
 */
export function watchMemory(): { stop: () => number } {
  const atRest = residentMemory();
  let most = atRest;
  const timer = setInterval(() => (most = Math.max(most, residentMemory())), interval);
  return {
    stop: () => {
      clearInterval(timer);
      return most - atRest;
    },
  };
}

/** Proportional set size, so that pages shared by processes count once. */
function residentMemory(): number {
  const pids = [String(process.pid), ...childrenOf(process.pid)];
  const kilobytes = pids.map((pid) => Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0));
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024;
}

function childrenOf(pid: number): string[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    read(`/proc/${pid}/task/${task}/children`).split(' ').filter(Boolean),
  );
}

/** Empty where the process has ended meanwhile. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
