import type { BenchRow } from '../BenchRow.ts';
import { median } from '../statistics.ts';
import type { Requests } from './benchServer.ts';
import { Client } from './Client.ts';

const pairs = 40;

/** The first GET of a document after a PUT of it, over one connection. */
export async function readAfterSave(ours: Requests, theirs: Requests): Promise<BenchRow[]> {
  const [filiz, bare] = [await timeOf(ours), await timeOf(theirs)];
  return [
    {
      part: 'server',
      measure: 'GET right after a PUT, one connection, p50',
      unit: 'ms',
      filiz,
      peer: { name: 'bare node:http', value: bare },
    },
  ];
}

async function timeOf({ port, of }: Requests): Promise<number> {
  const client = await Client.open(port);
  const times: number[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    await client.send(of.PUT[0]!());
    times.push((await client.send(of.GET[0]!())).took);
  }
  client.close();
  return median(times);
}
