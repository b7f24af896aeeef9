import type { BenchRow } from '../BenchRow.ts';
import type { Filiz } from '../process/filizAt.ts';
import { medianOf } from '../statistics.ts';
import { type Load, load } from './load.ts';
import { getRequest } from './requests.ts';

const rounds = 5;
const each = 2000; // milliseconds
// Whoever asks without a pause beside others is made to rest, and that would be measured.
const pause = 150; // milliseconds
const limit = 50; // milliseconds

/** Where the finished example project stands, beside what one of its toolsets says, from the same server. */
export async function standingRows(filiz: Filiz): Promise<BenchRow[]> {
  const token = await filiz.register();
  const { project } = await filiz.call<{ project: { id: string } }>('POST', '/api/projects/example', { token });
  const home = `/api/projects/${project.id}`;
  const [first] = await filiz.call<{ id: string }[]>('GET', '/api/toolsets', { token });
  const asked = {
    standing: [getRequest({ path: `${home}/standing`, token })],
    plain: [getRequest({ path: `${home}/toolsets/${first!.id}`, token })],
  };
  for (const requests of Object.values(asked)) await load(filiz.port, requests, each, pause);
  const taken: Record<keyof typeof asked, Load>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const standing = await load(filiz.port, asked.standing, each, pause);
    taken.push({ standing, plain: await load(filiz.port, asked.plain, each, pause) });
  }
  const row = { part: 'server', measure: 'where a project stands, one connection, p95', unit: 'ms' } as const;
  const ours = medianOf(taken, ({ standing }) => standing.p95);
  return [
    { ...row, filiz: ours, peer: { name: 'limit', value: limit }, atMost: 1 },
    {
      ...row,
      filiz: ours,
      peer: { name: 'GET of one toolset', value: medianOf(taken, ({ plain }) => plain.p95) },
      ratio: medianOf(taken, ({ standing, plain }) => standing.p95 / plain.p95),
    },
  ];
}
