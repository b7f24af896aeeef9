import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { BenchRow } from '../BenchRow.ts';
import { freePort } from '../process/freePort.ts';
import { root } from '../process/root.ts';
import { startProcess } from '../process/startProcess.ts';
import { medianOf } from '../statistics.ts';
import { copyToolsets } from './copyToolsets.ts';

const rounds = 5;
const manyFolders = 200;

/**
 * Time from the start of the process to the line that says it is ready: with the 24 built-in folders, with 200, and by
 * `npm start`.
 */
export async function benchStart(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'filiz-bench-start-'));
  const copies = join(folder, 'toolsets');
  const shelf = copyToolsets(copies, manyFolders);
  const server = [join(root, 'dist/server/index.mjs')];
  const starts = {
    few: () => start(process.execPath, server, { DATA_DIR: join(folder, 'few') }),
    many: () => start(process.execPath, server, { DATA_DIR: join(folder, 'many'), TOOLSETS_DIR: copies }),
    npm: () => start('npm', ['start'], { DATA_DIR: join(folder, 'npm') }),
  };
  const names = Object.keys(starts) as (keyof typeof starts)[];
  try {
    // Warm-up: the first start builds the pages, creates the database and fills the compile cache.
    const first = { few: await starts.few(), many: await starts.many(), npm: await starts.npm() };
    const taken: (typeof first)[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const times = { ...first };
      for (let turn = 0; turn < names.length; turn += 1) {
        const name = names[(turn + round) % names.length]!;
        times[name] = await starts[name]();
      }
      taken.push(times);
    }
    const few = medianOf(taken, (times) => times.few);
    const limit = { name: 'limit', value: 3000 };
    return [
      { part: 'start', measure: `the server, ${shelf} toolset folders`, unit: 'ms', filiz: few },
      {
        part: 'start',
        measure: `the server, ${manyFolders} toolset folders`,
        unit: 'ms',
        filiz: medianOf(taken, (times) => times.many),
        peer: { name: `${shelf} folders`, value: few },
        ratio: medianOf(taken, (times) => times.many / times.few),
        atMost: 1.6,
      },
      {
        part: 'start',
        measure: `the server, ${manyFolders} toolset folders, in all`,
        unit: 'ms',
        filiz: medianOf(taken, (times) => times.many),
        peer: { name: 'limit', value: 1200 },
        atMost: 1,
      },
      { part: 'start', measure: `the very first start, ${shelf} toolset folders`, unit: 'ms', filiz: first.few },
      {
        part: 'start',
        measure: `the very first start, ${manyFolders} toolset folders`,
        unit: 'ms',
        filiz: first.many,
        peer: { name: `${shelf} folders`, value: first.few },
      },
      {
        part: 'start',
        measure: 'second npm start',
        unit: 'ms',
        filiz: medianOf(taken, ({ npm }) => npm),
        peer: limit,
        atMost: 1,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function start(command: string, parameters: string[], environment: Record<string, string>): Promise<number> {
  const port = String(await freePort());
  const started = await startProcess({
    command,
    parameters,
    environment: { PORT: port, ...environment },
    directory: root,
    ready: /is ready/,
  });
  await started.stop();
  return started.startedIn;
}
