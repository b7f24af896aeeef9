import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';

import { type ExportFormat, exportFormatNames } from '#engine/protocol/exportFormats.ts';
import { Person } from '#server/testing/Person.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

import type { BenchRow } from '../BenchRow.ts';
import { median } from '../statistics.ts';
import { watchMemory } from './watchMemory.ts';

const rounds = 3;
const people = 5;
const atOnce = 10;
/** Milliseconds for the whole project; the first export of a server starts the process that writes it. */
const longest = (format: ExportFormat) => (format === 'pdf' ? 3000 : 2000);
const mostMemory = 300; // MB
const mostDelay = 50; // milliseconds
// Longer than a process without work is kept.
const untilAtRest = 25_000;

/**
 * Exports of the whole example project in Turkish, over HTTP: how long they take, in how much memory, and who waits.
 */
export async function benchExports(): Promise<BenchRow[]> {
  const server = await startTestServer({}, { dialect: 'sqlite' });
  try {
    const ask = await openProject(server);
    const rows: BenchRow[] = [];
    for (const format of exportFormatNames) rows.push(...(await benchFormat(format, () => ask(format))));
    // Of several people: more than a few exports of one are refused.
    const others = await Promise.all(Array.from({ length: people - 1 }, () => openProject(server)));
    return [...rows, await benchMany([ask, ...others].map((each) => () => each('pdf')))];
  } finally {
    await server.stop();
  }
}

async function openProject(server: TestServer): Promise<(format: ExportFormat) => Promise<void>> {
  const person = await Person.register(server);
  const headers = { 'accept-language': 'tr' };
  const { project } = (await person.call('POST', '/api/projects/example', undefined, headers)).body.data;
  const toolsets = server.services.toolsets.toolsets.map(({ manifest }) => manifest.id);
  return async (format) => {
    const response = await fetch(`${server.url}/api/projects/${project.id}/exports`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ toolsets, format, language: 'tr' }),
    });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${format}: ${response.status}`);
  };
}

async function benchFormat(format: ExportFormat, write: () => Promise<void>): Promise<BenchRow[]> {
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) taken.push(await timeOf(write));
  const name = `the whole example as ${format}`;
  const row = { ...limited('ms', median(taken), longest(format)), measure: name };
  if (format !== 'pdf') return [row];
  return [row, { ...limited('MB', await memoryOf(write), mostMemory), measure: `${name}, memory beyond that at rest` }];
}

/** On its own, since looking at memory takes time; at rest, the process that writes has ended. */
async function memoryOf(write: () => Promise<void>): Promise<number> {
  await setTimeout(untilAtRest);
  const memory = watchMemory();
  await write();
  return memory.stop();
}

/** How late the server's event loop runs while many exports are written. */
async function benchMany(writes: (() => Promise<void>)[]): Promise<BenchRow> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await Promise.all(Array.from({ length: atOnce }, (_, index) => writes[index % writes.length]!()));
  delay.disable();
  const p99 = delay.percentile(99) / 1e6;
  return { ...limited('ms', p99, mostDelay), measure: `event loop delay while ${atOnce} PDFs are written, p99` };
}

const limited = (unit: BenchRow['unit'], filiz: number, limit: number) =>
  ({ part: 'exports', unit, filiz, peer: { name: 'limit', value: limit }, atMost: 1 }) as const;

async function timeOf(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
