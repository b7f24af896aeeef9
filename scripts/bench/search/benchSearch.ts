import { setTimeout as sleep } from 'node:timers/promises';

import { createConnection } from 'mysql2/promise';

import type { BenchRow } from '../BenchRow.ts';
import type { Filiz } from '../process/filizAt.ts';
import { startFiliz } from '../process/startFiliz.ts';
import { percentile } from '../statistics.ts';

const projects = 40;
const limit = 50; // milliseconds
const times = 60;
// Milliseconds: whoever asks without a pause is made to rest.
const pause = 150;
// Found often, found seldom, found nowhere, and by two words.
const searches = ['lunch', 'facility manager', 'zzyzx', 'box counter'];

/** Search in all that one account may read: forty finished projects, on SQLite and, where it is named, on MySQL. */
export async function benchSearch(): Promise<BenchRow[]> {
  const mysql = process.env['TEST_MYSQL_URL'];
  return [...(await measure('SQLite', {})), ...(mysql ? await onMysql(mysql) : [])];
}

/** In a database of its own, which ends with it. */
async function onMysql(address: string): Promise<BenchRow[]> {
  const url = new URL(address);
  url.pathname = '/filiz_bench_search';
  const connection = await createConnection(address);
  await connection.query('drop database if exists filiz_bench_search');
  await connection.query('create database filiz_bench_search character set utf8mb4 collate utf8mb4_bin');
  try {
    return await measure('MySQL', { DATABASE_URL: url.href });
  } finally {
    await connection.query('drop database filiz_bench_search');
    await connection.end();
  }
}

async function measure(database: string, environment: Record<string, string>): Promise<BenchRow[]> {
  const filiz = await startFiliz(environment);
  try {
    const token = await filiz.register();
    const megabytes = await fill(filiz, token);
    const find = (q: string) => filiz.call('GET', `/api/search?q=${encodeURIComponent(q)}`, { token });
    // The first ones bring into the index what was saved.
    for (let round = 0; round < 20; round += 1) await find('lunch');
    const taken: number[] = [];
    for (let round = 0; round < times; round += 1) {
      await sleep(pause);
      const began = performance.now();
      await find(searches[round % searches.length]!);
      taken.push(performance.now() - began);
    }
    const measured = `search in ${megabytes.toFixed(0)} MB of documents on ${database}, p95`;
    const peer = { name: 'limit', value: limit };
    return [{ part: 'search', measure: measured, unit: 'ms', filiz: percentile(taken, 0.95), peer, atMost: 1 }];
  } finally {
    await filiz.stop();
  }
}

/** Copies of the example, as many as it takes; gives their size as they are sent. */
async function fill(filiz: Filiz, token: string): Promise<number> {
  const { project } = await filiz.call<{ project: { id: string } }>('POST', '/api/projects/example', { token });
  const toolsets = await filiz.call<{ id: string }[]>('GET', `/api/projects/${project.id}/toolsets`, { token });
  let bytes = 0;
  for (const { id } of toolsets) {
    const { content } = await filiz.call<{ content: object | null }>(
      'GET',
      `/api/projects/${project.id}/toolsets/${id}`,
      { token },
    );
    bytes += Buffer.byteLength(JSON.stringify(content));
  }
  const chosen = toolsets.map(({ id }) => id);
  for (let copy = 1; copy < projects; copy += 1) {
    await sleep(pause);
    const body = { name: `Copy ${copy}`, toolsets: chosen };
    await filiz.call('POST', `/api/projects/${project.id}/copies`, { token, body });
  }
  return (bytes * projects) / 1_000_000;
}
