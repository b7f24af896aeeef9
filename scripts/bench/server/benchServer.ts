import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { BenchRow } from '../BenchRow.ts';
import { largestToolset } from '../process/benchToolsets.ts';
import type { Filiz } from '../process/filizAt.ts';
import { freePort } from '../process/freePort.ts';
import { newProject } from '../process/newProject.ts';
import { root } from '../process/root.ts';
import { startFiliz } from '../process/startFiliz.ts';
import { startProcess } from '../process/startProcess.ts';
import { medianOf } from '../statistics.ts';
import { type Load, load } from './load.ts';
import { longDocument } from './longDocument.ts';
import { readAfterSave } from './readAfterSave.ts';
import { getRequest, putRequest } from './requests.ts';
import { standingRows } from './standingRows.ts';

const connections = 8;
const rounds = 5;
const each = 800; // milliseconds
// After the saves of the round before, every document is read anew once: that has a row of its own.
const toWarm = 200; // milliseconds

type Kind = 'GET' | 'GET, compressed' | 'PUT' | 'GET, one connection' | 'PUT, one connection';
export interface Requests {
  port: number;
  of: Record<Kind, (() => string)[]>;
}

/** GET and PUT of a 20 kB document through the whole server, compared with a minimal node:http server. */
export async function benchServer(): Promise<BenchRow[]> {
  const filiz = await startFiliz();
  const folder = mkdtempSync(join(tmpdir(), 'filiz-bench-bare-'));
  const port = await freePort();
  const bare = await startProcess({
    command: process.execPath,
    parameters: [join(root, 'scripts/bench/server/bareServer.ts'), String(port), join(folder, 'bare.sqlite')],
    environment: {},
    directory: folder,
    ready: /is ready/,
  });
  try {
    const ours = await filizRequests(filiz);
    const theirs = bareRequests(port);
    for (const { port, of } of [ours, theirs]) {
      for (const kind of ['PUT', 'GET', 'GET, compressed'] as const) await load(port, of[kind], each);
    }
    const kinds = Object.keys(ours.of) as Kind[];
    const taken: Record<string, { ours: Load; theirs: Load }[]> = {};
    for (let round = 0; round < rounds; round += 1)
      for (const kind of kinds) {
        const pair: Partial<{ ours: Load; theirs: Load }> = {};
        for (const name of round % 2 ? (['ours', 'theirs'] as const) : (['theirs', 'ours'] as const)) {
          const { port, of } = { ours, theirs }[name];
          if (kind.startsWith('GET')) await load(port, of[kind], toWarm);
          pair[name] = await load(port, of[kind], each);
        }
        (taken[kind] ??= []).push(pair as { ours: Load; theirs: Load });
      }
    return [
      ...kinds.flatMap((kind) => rowsOf(kind, taken[kind] ?? [])),
      ...(await readAfterSave(ours, theirs)),
      ...(await standingRows(filiz)),
    ];
  } finally {
    await Promise.all([filiz.stop(), bare.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function filizRequests(filiz: Filiz): Promise<Requests> {
  const token = await filiz.register();
  const response = await fetch(`${filiz.url}/api/user/current`, { headers: { authorization: `Bearer ${token}` } });
  const xsrf = /XSRF-TOKEN=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? '';
  const content = longDocument();
  const paths: string[] = [];
  for (let index = 0; index < connections; index += 1)
    paths.push(`/api/projects/${await newProject(filiz, token)}/toolsets/${largestToolset.manifest.id}`);
  const get = paths.map((path) => getRequest({ path, token }));
  const put = paths.map((path) => putRequest({ path, token, xsrf }, content, 0));
  const compressed = paths.map((path) => getRequest({ path, token, compressed: true }));
  return { port: filiz.port, of: kindsOf(get, compressed, put) };
}

function bareRequests(port: number): Requests {
  const content = longDocument();
  const paths = Array.from({ length: connections }, (_, index) => `/documents/${index}`);
  const get = paths.map((path) => getRequest({ path }));
  const put = paths.map((path) => putRequest({ path }, content, 0));
  const compressed = paths.map((path) => getRequest({ path, compressed: true }));
  return { port, of: kindsOf(get, compressed, put) };
}

function kindsOf(get: (() => string)[], compressed: (() => string)[], put: (() => string)[]): Requests['of'] {
  return {
    GET: get,
    'GET, compressed': compressed,
    PUT: put,
    'GET, one connection': get.slice(0, 1),
    'PUT, one connection': put.slice(0, 1),
  };
}

function rowsOf(kind: Kind, taken: { ours: Load; theirs: Load }[]): BenchRow[] {
  const isAlone = kind.includes('one connection');
  const wanted = isAlone ? (['p50', 'p95'] as const) : (['perSecond', 'p50', 'p95'] as const);
  return wanted.map((name) => ({
    part: 'server',
    measure: `${kind}${isAlone ? '' : `, ${connections} connections`}${name === 'perSecond' ? '' : `, ${name}`}`,
    unit: name === 'perSecond' ? 'requests/s' : 'ms',
    filiz: medianOf(taken, ({ ours }) => ours[name]),
    peer: { name: 'bare node:http', value: medianOf(taken, ({ theirs }) => theirs[name]) },
    ratio: medianOf(taken, ({ ours, theirs }) => ours[name] / theirs[name]),
    ...(name === 'perSecond' && { atLeast: kind === 'PUT' ? 0.45 : 0.6 }),
  }));
}
