import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';

import type { BenchRow } from '../BenchRow.ts';
import { root } from '../process/root.ts';
import { startFiliz } from '../process/startFiliz.ts';
import { percentile } from '../statistics.ts';
import { largestProject } from './largestProject.ts';
import { Neighbour } from './Neighbour.ts';

/** What others feel while an account does its worst, compared with what they feel alone. */
export async function benchHostile(seconds: number): Promise<BenchRow[]> {
  const filiz = await startFiliz();
  try {
    const neighbour = await Neighbour.register(filiz);
    await neighbour.feel(3); // warm-up
    const alone = await neighbour.feel(Math.min(seconds, 30));
    const token = await filiz.register();
    const project = await largestProject(filiz, token);
    const script = join(root, 'scripts/bench/hostile/adversary.ts');
    const adversary = spawn(process.execPath, [script, filiz.url, token, project], { stdio: 'inherit' });
    // It lives elsewhere: what it costs itself is not to be felt by the server.
    setPriority(adversary.pid!, constants.priority.PRIORITY_LOW);
    const memory = watchPeak(filiz.pid);
    const beside = await neighbour.feel(seconds);
    adversary.kill();
    const p95 = (times: readonly number[]) => percentile(times, 0.95);
    const compared = (measure: string, times: readonly number[], own: readonly number[]): BenchRow => ({
      part: 'hostile',
      measure: `${measure}, p95`,
      unit: 'ms',
      filiz: p95(times),
      peer: { name: 'alone', value: p95(own) },
      atMost: 2,
    });
    return [
      {
        part: 'hostile',
        measure: `/healthz beside an account that does its worst for ${seconds} s, p99`,
        unit: 'ms',
        filiz: percentile(beside.health, 0.99),
        peer: { name: 'limit', value: 100 },
        atMost: 1,
      },
      {
        part: 'hostile',
        measure: '/healthz beside it, p99',
        unit: 'ms',
        filiz: percentile(beside.health, 0.99),
        peer: { name: 'alone', value: percentile(alone.health, 0.99) },
      },
      {
        part: 'hostile',
        measure: 'memory of the main process, at most',
        unit: 'MB',
        filiz: memory.stop(),
        peer: { name: 'limit', value: 1000 },
        atMost: 1,
      },
      compared('a save of somebody else', beside.saves, alone.saves),
      compared('a draft of somebody else', beside.drafts, alone.drafts),
    ];
  } finally {
    await filiz.stop();
  }
}

/** The most memory that a process has resident, in MB (Linux only). */
function watchPeak(pid: number): { stop: () => number } {
  let most = 0;
  const timer = setInterval(() => {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    most = Math.max(most, Number(kilobytes ?? 0) / 1024);
  }, 100);
  return {
    stop: () => {
      clearInterval(timer);
      return most;
    },
  };
}
